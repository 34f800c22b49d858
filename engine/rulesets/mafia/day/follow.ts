import type { Outcome } from '../../../core/outcome.ts';
import type { Story } from '../../../core/story.ts';
import type { Terms } from '../../../core/state.ts';
import { concluded } from '../opening.ts';
import { openPowers } from '../open-powers.ts';
import { deed } from './deed.ts';
import { hammer } from './hammer.ts';
import { level } from './level.ts';
import { condemned, verdict } from './lynch.ts';
import { answerOf, close, requestOf } from './permission.ts';
import { LYNCH } from './polls.ts';

/**
 * What follows of itself once something was done by day: further deaths, the win check, a request that is answered now, and a majority
 * that is reached now. mafia/general/day-resolution#3, mafia/general/win-check#4
 */
export function follow(terms: Terms, story: Story): Outcome {
  do {
    level(terms, story);
    if (concluded(terms, story, [], story.play.phase)) return story;
  } while (answered(terms, story));
  const poll = story.play.polls[LYNCH];
  const settled = poll && condemned(story.play) === undefined ? verdict(terms, story.play, poll, false) : undefined;
  return settled ? hammer(terms, story, settled) : story;
}

/** Closes a request that has its answer; by day what was asked for is then done at once. mafia/modifier/permission-seeking#4 */
export function answered(terms: Terms, story: Story): boolean {
  const answer = answerOf(terms, story.play);
  const request = requestOf(story.play);
  if (!answer) return false;
  close(story, answer);
  if (answer !== 'granted' || !request || story.play.phase.name !== 'day') return true;
  const open = openPowers(terms, story.play).find(({ id }) => id === request.act.ask);
  if (open) deed(terms, story, open, request.act);
  return true;
}
