import type { Poll } from '../../core/polls.ts';
import type { Play, Terms } from '../../core/state.ts';
import { nominatedToday } from './day/nominate.ts';
import { isNomination, nominationPoll, nomineeOf } from './day/votes.ts';
import { castOf } from './script.ts';

/** A poll that runs: the vote on a nominee, or one that a command has opened. */
export function pollOf(terms: Terms, play: Play, id: string): Poll | undefined {
  if (!Object.hasOwn(play.polls, id)) return undefined;
  if (isNomination(id)) return nominationOn(terms, play, id);
  return castOf(terms).map(one => one.poll?.(id)).find(one => one !== undefined);
}

function nominationOn(terms: Terms, play: Play, id: string): Poll {
  const by = nominatedToday(play)[nomineeOf(id)];
  return { ...nominationPoll(terms, id), ...(by === undefined ? {} : { by }) };
}
