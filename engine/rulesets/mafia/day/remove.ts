import type { Outcome } from '../../../core/outcome.ts';
import { Story } from '../../../core/story.ts';
import type { Play, Seat, Terms } from '../../../core/state.ts';
import { resolveDeaths } from '../night/resolve.ts';
import { carry } from './carry.ts';
import { earlierUses } from './deeds.ts';
import { follow } from './follow.ts';

/** The host takes somebody out: at once, at night, too, with all that follows from a death by day. */
export function remove(terms: Terms, play: Play, seat: Seat): Outcome {
  const story = new Story(play);
  carry(terms, story, resolveDeaths(terms, play, earlierUses(play), [{ seat, by: [], cause: 'host' }]));
  return follow(terms, story);
}
