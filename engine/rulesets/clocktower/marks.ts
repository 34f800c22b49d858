import type { GameEvent } from '../../core/events.ts';
import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { hasToken, isNomination } from './day/votes.ts';
import { VOTING } from './phases.ts';
import { whoIs } from './seats.ts';

/** What everybody sees of a seat: a traveller, and whether a dead person's one vote is left. clocktower/rule/dead-vote#1, clocktower/rule/travellers#2 */
export function marks(_: Terms, play: Play, seat: Seat): readonly string[] {
  return [
    ...(whoIs(play, seat).kind === 'traveller' ? ['traveller'] : []),
    ...(isAlive(play, seat) ? [] : [hasToken(play, seat) ? 'vote-left' : 'vote-spent']),
  ];
}

/** The table is shown at dawn, when a nomination opens or closes, and when the vote begins. */
export function isPictured(event: GameEvent): boolean {
  switch (event.type) {
    case 'PhaseOpened': return event.phase.name === 'day' && (event.phase.stage === undefined || event.phase.stage === VOTING);
    case 'PollOpened':
    case 'PollClosed': return isNomination(event.poll);
    default: return false;
  }
}
