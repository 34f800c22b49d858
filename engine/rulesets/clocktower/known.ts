import type { Play, Seat, Terms } from '../../core/state.ts';
import type { Viewer } from '../../core/views.ts';
import { isSetup } from './phases.ts';
import { whoIs } from './seats.ts';

/** What a viewer knows of what a seat is: the own character as it is believed to be, a traveller's, which everybody knows, and everything when the game is over. clocktower/rule/travellers#2 */
export function known(_: Terms, play: Play, viewer: Viewer, seat: Seat): string | undefined {
  const { role, believes } = play.seats[seat]!;
  if (viewer === 'host' || play.winners) return role;
  if (isSetup(play)) return undefined;
  if (viewer === seat) return believes ?? withoutGift(role);
  return whoIs(play, seat).kind === 'traveller' ? role.replace(/^(good|evil) /, '') : undefined;
}

/** A granted ability is told at its step, not before. */
const withoutGift = (role: string): string => role;
