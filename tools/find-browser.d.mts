/** What playwright-core's `chromium.launch` takes. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

export declare function findBrowser(env?: NodeJS.ProcessEnv, installed?: readonly string[]): Promise<Browser>;
