import type { Refused } from '../../../core/refused.ts';
import type { Play, Terms } from '../../../core/state.ts';
import { NOMINATIONS, VOTING } from '../phases.ts';
import { livingPlayers } from '../seats.ts';
import { mayNominate } from './nominate.ts';
import { handOn, nominations, nomineeOf, tally, votersOn } from './votes.ts';

const not = (variant: string): Refused => ({ refused: { code: 'not-now', variant } });

/** What a vote can still come to: only locked votes are certain. clocktower/rule/early-end#2, #3 */
interface Range {
  readonly low: number;
  readonly high: number;
  readonly isLocked: boolean;
}

function range(terms: Terms, play: Play, poll: string): Range {
  const low = tally(play, poll);
  const open = votersOn(terms, play, nomineeOf(poll)).filter(seat => !play.polls[poll]!.ballots.some(ballot => ballot.seat === seat && ballot.locked));
  return { low, high: low + open.length, isLocked: handOn(terms, play, poll) === undefined };
}

/** Why the running day cannot be ended early, or nothing where no vote can change its outcome any more. clocktower/rule/early-end, clocktower/rule/phases#5 */
export function mayEndDay(terms: Terms, play: Play): Refused | undefined {
  if (play.phase.stage === undefined) return not('discussion');
  if (play.phase.stage === NOMINATIONS) return mayNominate(play) ? not('nominations') : undefined;
  if (play.phase.stage !== VOTING) return undefined;
  return isCertain(play, nominations(play).map(poll => range(terms, play, poll))) ? undefined : not('voting');
}

/** clocktower/rule/early-end#1, #4, #5, #6 */
function isCertain(play: Play, ranges: readonly Range[]): boolean {
  const living = livingPlayers(play).length;
  const isFixed = (one: Range): boolean => 2 * one.low > living && ranges.every(other => other === one || other.high < one.low);
  const isTied = ranges.some(one => one.isLocked && ranges.some(other => other !== one && other.isLocked && other.low === one.low) && ranges.every(other => other.high <= one.low));
  return ranges.some(isFixed) || isTied || ranges.every(({ high }) => 2 * high <= living);
}
