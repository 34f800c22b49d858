import type { Outcome } from './outcome.ts';
import type { Play, Terms } from './state.ts';

/** What wins by the host's word. */
export interface Declared {
  /** What may be named. Everybody may see the list. */
  sides(terms: Terms, play: Play): readonly Side[];
  /** The game ends, and the side of this name has won it. */
  declare(terms: Terms, play: Play, name: string): Outcome;
}

export interface Side {
  readonly name: string;
  /** Other words for it. */
  readonly also: readonly string[];
}
