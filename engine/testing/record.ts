import type { Json } from '../core/json.ts';

/** A whole game in one file: who sits where, who is what, what each player did, and what is expected of it. */
export interface GameRecord {
  readonly rules: string;
  readonly seed: number;
  readonly options: Readonly<Record<string, Json>>;
  /** Decisions pinned in advance. */
  readonly pins: Readonly<Record<string, Json>>;
  /** In seating order. */
  readonly players: readonly { readonly name: string; readonly role: Json; readonly line: number }[];
  readonly play: readonly Entry[];
  /** The line of what this path leads to. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** One item under `play`. */
export type Entry =
  | { readonly type: 'phase'; readonly phase: string; readonly acts: readonly TypedAct[]; readonly line: number }
  | { readonly type: 'end'; readonly line: number }
  | { readonly type: 'expect'; readonly expect: Expect; readonly line: number; lineOf(key: string): number };

/** What somebody would type after the slash command. `by` is a player's name, or one of `hosts`. */
export interface TypedAct {
  readonly by: string;
  readonly text: string;
  readonly line: number;
}

/** Keys that a message or a refusal must have; values may be `{anyOf}`, `{has}`, `{not}` or `{size}`. */
export type Pattern = Readonly<Record<string, Json>>;

/** What has to be true at some point; only the keys that are there are compared. */
export interface Expect {
  readonly alive?: readonly string[] | undefined;
  readonly dead?: readonly string[] | undefined;
  readonly phase?: string | undefined;
  readonly winners?: readonly string[] | undefined;
  readonly told?: Readonly<Record<string, readonly Pattern[]>> | undefined;
  readonly untold?: Readonly<Record<string, readonly Pattern[]>> | undefined;
  readonly announced?: readonly Pattern[] | undefined;
  readonly unannounced?: readonly Pattern[] | undefined;
  readonly refused?: readonly Pattern[] | undefined;
  readonly roles?: Readonly<Record<string, Json>> | undefined;
  readonly channels?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Who runs the game, as records name them. */
export const hosts: readonly string[] = ['Host', 'Storyteller'];
