import type { Seat } from '../../core/state.ts';

/** What a win condition may look at. */
export interface Standing {
  /** Everybody, dead or alive. */
  readonly all: readonly { readonly seat: Seat; readonly alive: boolean; readonly alignment: string; readonly wasLynched: boolean }[];
  readonly living: readonly { readonly seat: Seat; readonly alignment: string }[];
  /** True if nothing can stop this side any more, by the option `parity`. mafia/general/win-check#6 */
  unstoppable(alignment: string): boolean;
  /** True if players of this alignment have a game-ending win condition. */
  endsGame(alignment: string): boolean;
}

/** An alignment is its players' way to win. mafia/grammar/alignment#1 */
export interface Alignment {
  readonly id: string;
  readonly name: string;
  readonly covers: readonly string[];
  readonly win: 'game-ending' | 'end-of-game';
  /** True if the dead of this alignment win with the living. mafia/general/alignments?1 */
  readonly deadWin: boolean;
  met(standing: Standing): boolean;
}

export const alignment = (declared: Alignment): Alignment => declared;
