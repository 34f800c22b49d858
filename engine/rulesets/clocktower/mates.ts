import type { Play, Seat, Terms } from '../../core/state.ts';
import { isMinion, isUnaware, players, whoIs } from './seats.ts';

/** Whom a seat knows to be evil with it from the start: the starting information, which stays true whoever turns or dies. clocktower/rule/starting-information#2, #3, #6, #7 */
export function mates(_: Terms, play: Play, seat: Seat): readonly Seat[] {
  const minions = players(play).filter(one => isMinion(play, one));
  if (minions.includes(seat)) return isUnaware(play, seat) ? [] : players(play).filter(one => one !== seat && isKnown(play, minions, one));
  return whoIs(play, seat).kind === 'demon' ? minions : [];
}

/** Demons and the Minions who know themselves. */
const isKnown = (play: Play, minions: readonly Seat[], seat: Seat): boolean =>
  minions.includes(seat) ? !isUnaware(play, seat) : whoIs(play, seat).kind === 'demon';
