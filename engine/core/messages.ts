import type { Json } from './json.ts';
import type { Seat } from './state.ts';

/**
 * A bare fact, as a record prints it: seats become names, words stay as the rules fix them.
 * `word` a fixed word or a role's display name, `yes` a yes/no, `seats` players, `count` a number, `words` several words; `says`: as people read it.
 */
export type Fact =
  | { readonly word: string; readonly says?: string }
  | { readonly yes: boolean; readonly says?: string }
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly count: number }
  | { readonly words: readonly string[]; readonly says?: readonly string[] };

export type PrivateKind = 'role' | 'result' | 'notice' | 'prompt';
export type PublicKind = 'death' | 'reveal' | 'vote' | 'phase' | 'win' | 'notice';

/** What the game says. `key` names the sentence in the theme, `args` fill it; the fact stands beside the words. */
export interface Message {
  /** A seat, or the whole table. */
  readonly to: Seat | 'table';
  /** The phase that it is about, as text. */
  readonly phase: string;
  readonly kind: PrivateKind | PublicKind;
  readonly key: string;
  readonly ability?: string;
  readonly about?: readonly Seat[];
  readonly result?: Fact;
  readonly args?: Readonly<Record<string, Json>>;
  /** True: it says no more than that an act was carried out; whoever has just sent it reads that already. */
  readonly confirms?: true;
  /** The private chat in which it is said: all of its members get the same, and read it there once where it has a room. */
  readonly chat?: string;
}

/** A sentence of the theme with its parts. */
export interface Says {
  readonly key: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** One sentence of a role card. `begins`: something else is spoken of from here on. */
export interface CardLine extends Says {
  readonly begins?: true;
}

/** One line of why: the step, the rule that decided, and the sentence's key with its players and other parts. For the host and the reveal. */
export interface TraceLine {
  readonly phase: string;
  readonly step: string;
  readonly rule: string;
  readonly key: string;
  readonly seats: Readonly<Record<string, readonly Seat[]>>;
  readonly args?: Readonly<Record<string, Json>>;
}
