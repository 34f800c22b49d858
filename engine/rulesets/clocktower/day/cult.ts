import { textsOf } from '../../../core/json.ts';
import type { Play, Seat } from '../../../core/state.ts';
import type { Scene } from '../scene.ts';
import { isPlayer, ofSide } from '../seats.ts';
import { publicChoice } from './public-choice.ts';

const CULT = 'cult';
/** Who has called today. */
const CALLS = 'cultCalls';

const callers = (play: Play): readonly string[] => textsOf(play.facts[CALLS]);

export const hasCalled = (play: Play, seat: Seat): boolean => callers(play).includes(seat);

/** Everybody joins, or does not, those who have called today. */
export const cultPoll = publicChoice(CULT, callers);

/** Somebody calls for a cult, before all. */
export function callCult(scene: Scene, seat: Seat): void {
  scene.fact(CALLS, [...callers(scene.play), seat]);
  if (!scene.play.polls[CULT]) scene.add({ type: 'PollOpened', poll: CULT });
}

export const endCults = (scene: Scene): void => scene.fact(CALLS, []);

/** All good players but the caller have joined. clocktower/character/cult-leader#6 */
export const isComplete = (play: Play, caller: Seat): boolean =>
  hasCalled(play, caller) &&
  ofSide(play, 'good').filter(seat => isPlayer(play, seat) && seat !== caller).every(seat => play.polls[CULT]?.ballots.some(ballot => ballot.seat === seat && ballot.choice === caller));
