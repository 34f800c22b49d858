import { living, type Play, type Seat, type Terms } from '../../../core/state.ts';
import type { Laid } from '../night/night.ts';
import { isOn } from '../options.ts';
import { carriedBy } from './carried.ts';
import { NOBODY } from './polls.ts';

/** mafia/general/voting#6, #7: dead voters do not raise it. */
export const neededFor = (terms: Terms, play: Play, choice: string): number =>
  (choice === NOBODY ? usually(play, choice) : withVotes(terms, living(play).length, carriedBy(terms, play, choice)));

/** What everybody can reckon; who needs more or less votes shows by the lynch alone. */
export function usually(play: Play, choice: string): number {
  const count = living(play).length;
  return choice === NOBODY ? Math.floor((count + 1) / 2) : Math.floor(count / 2) + 1;
}

/** mafia/role/loved#1, #v1, ?1, mafia/role/hated#1, ?3: each copy counts; what would ask for more votes than there are is off. */
function withVotes(terms: Terms, count: number, on: readonly Laid[]): number {
  const all = on.reduce((sum, { kind }) => sum + (kind.votes ?? 0), Math.floor(count / 2) + 1);
  return isOn(terms, 'lovedCap') ? Math.min(all, count) : all;
}

/** What it would be without the traits that are there for so many times only. */
export const neededWithout = (terms: Terms, play: Play, seat: Seat, left: readonly Laid[]): number =>
  withVotes(terms, living(play).length, carriedBy(terms, play, seat).filter(laid => !left.includes(laid)));
