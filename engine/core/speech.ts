import type { Seat } from './state.ts';

/** Words of somebody: in public, or in a private chat. */
export interface Words {
  readonly text: string;
  readonly chat?: string;
}

/** Who reads along in a private chat without being in it. */
export interface Readers {
  readonly seats: readonly Seat[];
  /** True: they do not learn who speaks. */
  readonly unnamed?: true;
}

/** What is left of words: that they were said, and who found in them what they listen for, by ids of the rules' own. */
export interface Overheard {
  readonly caught: readonly string[];
  readonly chat?: string;
  /** What the message is called where it was said. */
  readonly message?: string;
}

/** Somebody laughs at what a seat has said in public: at one message, or at the last of today. */
export interface Laugh {
  readonly by: Seat;
  readonly at: Seat;
  readonly message?: string;
}
