import type { Seat } from '../../core/state.ts';

/** Words that the rules listen to. */
export interface Heard {
  readonly seat: Seat;
  readonly text: string;
  /** True: in the game's own channel. */
  readonly open: boolean;
  /** What the message is called where it was said; absent: nobody can point at it but as the last. */
  readonly message?: string;
}
