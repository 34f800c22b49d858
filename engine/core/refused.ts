import type { Json } from './json.ts';

/** What rules refuse by themselves: `not-now` is for what the running game forbids just now. */
export type RuleRefusal =
  | 'not-now' | 'illegal-target' | 'unknown-option' | 'closed' | 'malformed' | 'bad-setup' | 'dead' | 'wrong-phase' | 'locked' | 'no-vote';

/** Why not: a code of the table, the sentence's key and its parts. */
export interface Reason {
  readonly code: RuleRefusal;
  readonly variant?: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly field?: string;
}

/** Something is not done. */
export interface Refused {
  readonly refused: Reason;
}
