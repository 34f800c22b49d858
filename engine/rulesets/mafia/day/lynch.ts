import type { Poll } from '../../../core/polls.ts';
import { isAlive, living, phaseText, type Play, type PollState, type Seat, type Terms } from '../../../core/state.ts';
import { option } from '../options.ts';
import { CONDEMNED, DUELLING } from '../waiting.ts';
import { carriedBy } from './carried.ts';
import { neededFor, usually } from './needed.ts';
import { LYNCH, NOBODY } from './polls.ts';
import { isSpirit } from './spirits.ts';

/** mafia/general/voting#1, mafia/role/restless-spirit#1, ?2 */
export const lynch = (terms: Terms): Poll => ({
  open: true,
  voters: play => (condemned(play) === undefined ? play.order.filter(seat => isAlive(play, seat) || isSpirit(terms, play, seat)) : []),
  choices: play => [...candidates(terms, play), NOBODY],
  weight: () => 1,
  needed: (play, choice) => neededFor(terms, play, choice),
  shown: usually,
  mayUnvote: isAlive,
});

/** Whom votes may be for: in a duel the two alone; with the option no one who is spared anyway. mafia/role/gladiator#3, mafia/role/lynchproof#v1 */
function candidates(terms: Terms, play: Play): readonly Seat[] {
  const pair = pairOf(play);
  const open = living(play).filter(seat => pair.length === 0 || pair.includes(seat));
  return option(terms, 'lynchproofVotes') === 'fail' ? open.filter(seat => !isSpared(terms, play, seat)) : open;
}

/** The two between whom the rest of this Day decides; both may be one. */
const pairOf = (play: Play): readonly Seat[] => lyingNow(play, DUELLING);

/** Who has the majority and waits for the lynch. mafia/named/governor#v1, ?2 */
export const condemned = (play: Play): Seat | undefined => lyingNow(play, CONDEMNED)[0];

const lyingNow = (play: Play, name: string): readonly Seat[] =>
  play.traits.filter(({ trait, until }) => trait === name && until === phaseText(play.phase)).map(({ holder }) => holder);

export const isSpared = (terms: Terms, play: Play, seat: Seat): boolean => carriedBy(terms, play, seat).some(({ kind }) => kind.spared);

export interface Verdict {
  readonly seat: Seat | undefined;
  readonly votes: number;
  readonly why: 'majority' | 'deadline';
}

/** The verdict, or undefined while the vote is open. mafia/general/voting#6 to #8 */
export function verdict(terms: Terms, play: Play, poll: PollState, over: boolean): Verdict | undefined {
  const rows = count(terms, play, poll);
  const hammered = rows.find(({ choice, weight }) => weight >= neededFor(terms, play, choice));
  if (hammered) return { seat: seatOf(hammered.choice), votes: hammered.weight, why: 'majority' };
  if (!over) return undefined;
  const [top, next] = rows;
  const leads = option(terms, 'deadline') === 'plurality' && top !== undefined && top.weight > (next?.weight ?? 0);
  return leads ? { seat: seatOf(top.choice), votes: top.weight, why: 'deadline' } : noLynch;
}

/** What a Day comes to that ends now: who has the majority already, or what its votes say. */
export function lastVerdict(terms: Terms, play: Play): Verdict {
  const poll = play.polls[LYNCH];
  const waiting = play.traits.find(({ trait, until }) => trait === CONDEMNED && until === phaseText(play.phase));
  if (waiting) return { seat: waiting.holder, votes: Number(waiting.args), why: 'majority' };
  return poll && verdict(terms, play, poll, true) || noLynch;
}

const noLynch: Verdict = { seat: undefined, votes: 0, why: 'deadline' };

const seatOf = (choice: string): Seat | undefined => (choice === NOBODY ? undefined : choice);

/** The votes for each choice, the most first. */
export function count(terms: Terms, play: Play, poll: PollState): { readonly choice: string; readonly weight: number }[] {
  const sums = new Map([...candidates(terms, play), NOBODY].map(choice => [choice, 0]));
  for (const { choice } of poll.ballots) if (sums.has(choice)) sums.set(choice, sums.get(choice)! + 1);
  return [...sums].flatMap(([choice, weight]) => (weight === 0 ? [] : [{ choice, weight }])).sort((a, b) => b.weight - a.weight);
}
