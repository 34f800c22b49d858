import type { Says } from './messages.ts';
import type { Refused } from './refused.ts';
import type { Play, Seat } from './state.ts';

/** A poll that a ruleset has: who votes for what, and when it is settled. */
export interface Poll {
  /** Everybody sees the votes as they are cast. */
  readonly open: boolean;
  voters(play: Play): readonly Seat[];
  /** What may be chosen; with a seat: by whoever sits there. */
  choices(play: Play, seat?: Seat): readonly string[];
  /** Whom it is about, where each choice answers one question: a vote then names both, `vote Bob yes`. */
  readonly subject?: string;
  /** What it is called in words; absent: by its subject, or its id. */
  readonly title?: Says;
  /** Who has brought it about. */
  readonly by?: Seat;
  /** The seat for whose vote it waits now. */
  waitsFor?(play: Play): Seat | undefined;
  /** The order in which votes are counted; absent: it does not matter. */
  order?(play: Play): readonly Seat[];
  /** What a vote of this seat is worth. */
  weight(play: Play, seat: Seat): number;
  /** How much weight this choice needs to settle the poll at once. */
  needed(play: Play, choice: string): number;
  /** How much it needs as far as the voters may know; absent: they know. */
  shown?(play: Play, choice: string): number;
  /** False where this seat may move its vote and not take it back; absent: everybody may. */
  mayUnvote?(play: Play, seat: Seat): boolean;
  /** True: before it is locked, nobody but its voter sees a vote, nor that there is one. */
  readonly hidden?: boolean;
  /** Why this seat cannot choose so, or, without a choice, cannot vote at all; absent: the table says it in general words. */
  refuses?(play: Play, seat: Seat, choice?: string): Refused | undefined;
  /** True if its subject would be chosen, if the votes that everybody may see were all. */
  leads?(play: Play): boolean;
}
