import type { Outcome } from '../../../core/outcome.ts';
import type { Story } from '../../../core/story.ts';
import { phaseText, type Terms } from '../../../core/state.ts';
import { windowMinutes } from '../options.ts';
import { said } from '../tell.ts';
import { CONDEMNED } from '../waiting.ts';
import { endDay } from './end-day.ts';
import type { Verdict } from './lynch.ts';

/** The majority is reached: the Day ends, or the lynch waits for whoever may still stop it. mafia/general/voting#6, #9, mafia/named/governor#v1, ?2 */
export function hammer(terms: Terms, story: Story, verdict: Verdict): Outcome {
  const minutes = windowMinutes(terms);
  const { seat, votes } = verdict;
  if (minutes === 0 || seat === undefined) return endDay(terms, story, verdict, 'hammer');
  const phase = phaseText(story.play.phase);
  return story.add(
    { type: 'TraitLaid', trait: { trait: CONDEMNED, holder: seat, args: votes, until: phase } },
    { type: 'BellSet', minutes },
    said({ to: 'table', phase, kind: 'vote', key: 'verdict.waits', about: [seat], args: { votes, minutes } }),
  );
}
