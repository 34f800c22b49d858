import type { Poll } from '../../../core/ruleset.ts';
import { living, type Play, type PollState, type Seat, type Terms } from '../../../core/state.ts';
import { option } from '../options.ts';

/** The choice that lynches nobody. mafia/general/voting#2 */
export const NOBODY = 'nobody';

/** mafia/general/voting#1, #6, #7 */
export const lynch: Poll = {
  open: true,
  voters: living,
  choices: play => [...living(play), NOBODY],
  weight: () => 1,
  needed: (play, choice) => {
    const count = living(play).length;
    return choice === NOBODY ? Math.floor((count + 1) / 2) : Math.floor(count / 2) + 1;
  },
};

export interface Verdict {
  readonly seat: Seat | undefined;
  readonly votes: number;
  readonly why: 'majority' | 'deadline';
}

/** The verdict, or undefined while the vote is open. mafia/general/voting#6 to #8 */
export function verdict(terms: Terms, play: Play, poll: PollState, over: boolean): Verdict | undefined {
  const rows = count(play, poll);
  const hammered = rows.find(({ choice, weight }) => weight >= lynch.needed(play, choice));
  if (hammered) return { seat: seatOf(hammered.choice), votes: hammered.weight, why: 'majority' };
  if (!over) return undefined;
  const [top, next] = rows;
  const leads = option(terms, 'deadline') === 'plurality' && top !== undefined && top.weight > (next?.weight ?? 0);
  return leads ? { seat: seatOf(top.choice), votes: top.weight, why: 'deadline' } : { seat: undefined, votes: 0, why: 'deadline' };
}

const seatOf = (choice: string): Seat | undefined => (choice === NOBODY ? undefined : choice);

function count(play: Play, poll: PollState): { choice: string; weight: number }[] {
  const sums = new Map<string, number>();
  for (const { seat, choice } of poll.ballots) sums.set(choice, (sums.get(choice) ?? 0) + lynch.weight(play, seat));
  return [...sums].map(([choice, weight]) => ({ choice, weight })).sort((a, b) => b.weight - a.weight);
}
