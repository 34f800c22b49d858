import type { Outcome } from '../../../core/outcome.ts';
import type { Poll } from '../../../core/polls.ts';
import { Story } from '../../../core/story.ts';
import type { Play, PollState, Terms } from '../../../core/state.ts';
import { turned } from './counted.ts';
import { answered, follow } from './follow.ts';
import { hammer } from './hammer.ts';
import { lynch, verdict } from './lynch.ts';
import { permission } from './permission.ts';
import { LYNCH, PERMISSION } from './polls.ts';

/** The polls of these rules. */
export function pollOf(terms: Terms, play: Play, id: string): Poll | undefined {
  switch (id) {
    case LYNCH: return lynch(terms);
    case PERMISSION: return permission(terms, play);
    default: return undefined;
  }
}

/** After a vote: a majority lynches at once, or gives leave. mafia/general/voting#6, mafia/modifier/permission-seeking#4 */
export function polled(terms: Terms, play: Play, poll: PollState): Outcome {
  const story = new Story(play);
  if (poll.id === PERMISSION) return answered(terms, story) && play.phase.name === 'day' ? follow(terms, story) : story;
  story.add(...turned(terms, play));
  const settled = verdict(terms, play, poll, false);
  return settled ? hammer(terms, story, settled) : story;
}
