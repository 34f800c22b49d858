import type { Seat } from '../../core/state.ts';

/** Words that the rules listen to. */
export interface Heard {
  readonly seat: Seat;
  readonly text: string;
  /** True: in the game's own channel. */
  readonly open: boolean;
}
