/** A question to whoever deploys. */
export interface Ask {
  (question: string, how: { readonly hidden?: boolean; readonly or: string }): Promise<string>;
  say(text: string): void;
}

/** What SSM holds already: names of secrets, never their values. */
export interface Kept {
  readonly have: readonly string[];
  /** The region was set up for CDK before. */
  readonly bootstrapped: boolean;
  /** Who is told of alarms. */
  readonly alarm: string | undefined;
}

export type Secrets = Readonly<Record<string, string>>;

/** Where one stage's secrets and settings are kept. */
export interface Parameters {
  readonly prefix: string;
  look(): Promise<Kept>;
  keepSecrets(secrets: Secrets): Promise<void>;
  keepAlarm(address: string): Promise<void>;
}

export type Environment = Readonly<Record<string, string | undefined>>;
