import type { Poll } from '../../core/ruleset.ts';
import type { Play, Terms } from '../../core/state.ts';
import { isNomination, nominationPoll } from './day/votes.ts';
import { castOf } from './script.ts';

/** A poll that runs: the vote on a nominee, or one that a command has opened. */
export function pollOf(terms: Terms, play: Play, id: string): Poll | undefined {
  if (!Object.hasOwn(play.polls, id)) return undefined;
  return isNomination(id) ? nominationPoll(terms, id) : castOf(terms).map(one => one.poll?.(id)).find(one => one !== undefined);
}
