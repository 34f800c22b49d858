import type { GameEvent } from '../../../core/events.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Story } from '../../../core/story.ts';
import { isAlive, phaseText, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { resolveDay } from '../night/resolve.ts';
import { turn } from '../opening.ts';
import { tellVerdict } from '../tell.ts';
import { carry } from './carry.ts';
import { compel } from './compel.ts';
import { spares, usesOfDay } from './counted.ts';
import { earlierUses } from './deeds.ts';
import type { Verdict } from './lynch.ts';
import { close } from './permission.ts';
import { LYNCH } from './polls.ts';
import { lent } from './stump.ts';

/** A Day ends: what must still be done, what sums it up, the lynch with all that follows from it, the Night. mafia/general/voting#9, mafia/general/day-resolution#4 */
export function endDay(terms: Terms, story: Story, verdict: Verdict, ended: string): Outcome {
  compel(terms, story);
  close(story, 'void');
  const wagon = (story.play.polls[LYNCH]?.ballots ?? []).filter(({ choice }) => choice === verdict.seat).map(({ seat }) => seat);
  const sentence = sentenceOn(terms, story.play, verdict);
  story.add(...usesOfDay(terms, story.play), { type: 'PollClosed', poll: LYNCH }, ...sentence.events);
  because(story, verdict, sentence.condemned);
  const dooms = sentence.condemned === undefined ? [] : [{ seat: sentence.condemned, by: [], cause: 'lynch' }];
  carry(terms, story, resolveDay(terms, story.play, earlierUses(story.play), dooms));
  if (sentence.condemned !== undefined) story.add({ type: 'FactSet', key: 'wagon', value: wagon });
  story.add(...lent(story.play).map(seat => ({ type: 'Revived' as const, seat })), { type: 'PhaseEnded', phase: story.play.phase, why: ended });
  return turn(terms, story, []);
}

interface Sentence {
  readonly condemned: Seat | undefined;
  readonly events: readonly GameEvent[];
}

/** Who dies of the verdict, and how everybody hears of it. mafia/role/lynchproof#2, ?1 */
function sentenceOn(terms: Terms, play: Play, { seat, votes, why }: Verdict): Sentence {
  if (seat === undefined || !isAlive(play, seat)) return { condemned: undefined, events: [tellVerdict(play.phase, undefined, votes, why)] };
  const { isSpared, events } = spares(terms, play, seat);
  return isSpared
    ? { condemned: undefined, events: [...events, tellVerdict(play.phase, seat, votes, 'spared')] }
    : { condemned: seat, events: [tellVerdict(play.phase, seat, votes, why)] };
}

function because({ play, trace }: Story, { seat, votes }: Verdict, condemned: Seat | undefined): void {
  const [key, rule] = condemned !== undefined ? ['trace.lynch', 'mafia/general/voting#6'] : seat !== undefined ? ['trace.spared', 'mafia/role/lynchproof#2'] : ['trace.no-lynch', 'mafia/general/voting#8'];
  trace.push({ phase: phaseText(play.phase), step: 'lynch', rule: rule!, key: key!, seats: { target: seat === undefined ? [] : [seat] }, args: { votes } });
}
