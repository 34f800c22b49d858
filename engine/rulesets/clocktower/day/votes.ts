import type { GameEvent } from '../../../core/events.ts';
import { textsOf } from '../../../core/json.ts';
import type { Poll } from '../../../core/polls.ts';
import { isAlive, type Ballot, type Play, type Seat, type Terms } from '../../../core/state.ts';
import type { Reason } from '../../../core/refused.ts';
import { isOn, option } from '../options.ts';
import { DUSK, isStage } from '../phases.ts';
import { clockOrder, isPlayer, livingPlayers } from '../seats.ts';
import { comesTo, misjudged, standsAfter, wantsDeath } from './stands.ts';

/** The polls on nominations: one for each nominee. */
const PREFIX = 'on:';
export const pollOn = (nominee: string): string => `${PREFIX}${nominee}`;
export const isNomination = (poll: string): boolean => poll.startsWith(PREFIX);
export const nomineeOf = (poll: string): string => poll.slice(PREFIX.length);
export const nominations = ({ polls }: Pick<Play, 'polls'>): readonly string[] => Object.keys(polls).filter(isNomination);

/** A trait of a dead person whose one vote is spent. clocktower/rule/dead-vote */
export const SPENT = 'vote-spent';
/** Dead persons whose vote for an execution was locked today, by poll and seat. */
const GHOSTS = 'ghostVotes';

/** A trait of somebody who may not vote until dusk. clocktower/fabled/hells-librarian#4 */
export const VOTE_LOST = 'vote-lost';
const hasLostVote = (play: Play, seat: Seat): boolean => play.traits.some(({ trait, holder }) => trait === VOTE_LOST && holder === seat);

export const hasToken = (play: Play, seat: Seat): boolean => !play.traits.some(({ trait, holder }) => trait === SPENT && holder === seat);

/** Every living person, and the dead whose vote is left. clocktower/rule/votes#2, clocktower/rule/travellers#6 */
export const mayVote = (terms: Terms, play: Play, seat: Seat): boolean =>
  (isPlayer(play, seat) || isOn(terms, 'travellersVote')) && (isAlive(play, seat) || hasToken(play, seat)) && !hasLostVote(play, seat);

/** Who votes on a nominee, in the order in which the hand passes. clocktower/rule/votes#3, #11 */
export const votersOn = (terms: Terms, play: Play, nominee: string): readonly Seat[] => clockOrder(play, nominee).filter(seat => mayVote(terms, play, seat));

const ballotOf = (play: Play, poll: string, seat: Seat): Ballot | undefined => play.polls[poll]?.ballots.find(ballot => ballot.seat === seat);

/** Twice the tally must exceed this many. clocktower/rule/execution#2, #3 */
export const threshold = (play: Play): number => Math.floor(livingPlayers(play).length / 2) + 1;

/** True if a dead person's one vote is locked on another nominee. clocktower/rule/dead-vote#3, #4 */
const isBoundElsewhere = (terms: Terms, play: Play, seat: Seat, poll: string): boolean =>
  option(terms, 'deadVote') === 'one' && !isAlive(play, seat) &&
  textsOf(play.facts[GHOSTS]).some(one => one.endsWith(`|${seat}`) && one !== ghost(poll, seat));

const ghost = (poll: string, seat: Seat): string => `${poll}|${seat}`;

/** Whom the hand passes before somebody. */
function passedBefore(terms: Terms, play: Play, poll: string, seat: Seat): readonly Seat[] {
  const voters = votersOn(terms, play, nomineeOf(poll));
  return voters.slice(0, voters.indexOf(seat));
}

const choicesFor = (terms: Terms, play: Play, poll: string, seat: Seat): readonly string[] =>
  (isBoundElsewhere(terms, play, seat, poll) ? ['no'] : standsAfter(passedBefore(terms, play, poll, seat)));

/** Why somebody cannot vote so, or not at all. clocktower/rule/dead-vote#4, #7, clocktower/rule/travellers?1 */
function whyNot(terms: Terms, play: Play, poll: string, seat: Seat, choice: string | undefined): Reason {
  if (isStage(play, DUSK)) return { code: 'no-vote', variant: 'over' };
  if (hasLostVote(play, seat)) return { code: 'no-vote', variant: 'lost' };
  if (!mayVote(terms, play, seat)) return { code: 'no-vote', variant: hasToken(play, seat) ? 'traveller' : 'spent' };
  const other = textsOf(play.facts[GHOSTS]).find(one => one.endsWith(`|${seat}`) && one !== ghost(poll, seat));
  if (other !== undefined && isBoundElsewhere(terms, play, seat, poll) && wantsDeath(choice ?? '')) {
    const on = nomineeOf(other.split('|')[0]!);
    return { code: 'not-now', variant: 'vote.bound', args: { whom: play.names[on] ?? on } };
  }
  return misjudged(play, nomineeOf(poll), seat, passedBefore(terms, play, poll, seat), choice ?? '');
}

/** The vote on one nominee. clocktower/rule/votes */
export const nominationPoll = (terms: Terms, id: string): Poll => ({
  open: true,
  subject: nomineeOf(id),
  voters: play => (isStage(play, DUSK) ? [] : votersOn(terms, play, nomineeOf(id))),
  choices: (play, seat) => (seat === undefined ? ['yes', 'no'] : choicesFor(terms, play, id, seat)),
  weight: () => 1,
  needed: (play, choice) => (choice === 'yes' ? threshold(play) : 0),
  waitsFor: play => handOn(terms, play, id),
  order: play => votersOn(terms, play, nomineeOf(id)),
  hidden: isHidden(terms),
  refuses: (play, seat, choice) => ({ refused: whyNot(terms, play, id, seat, choice) }),
  leads: play => leaderNow(terms, play) === id,
});

/** True if votes are seen only once they are locked. clocktower/rule/votes?2 */
const isHidden = (terms: Terms): boolean => option(terms, 'precast') === 'hidden';

/** The voter at whom the hand stands: the first whose vote is not locked. clocktower/rule/votes#5 */
export const handOn = (terms: Terms, play: Play, poll: string): Seat | undefined =>
  votersOn(terms, play, nomineeOf(poll)).find(seat => !ballotOf(play, poll, seat)?.locked);

/** One vote as it is counted. */
interface Counted {
  readonly seat: Seat;
  readonly choice: 'yes' | 'no';
}

/** The votes that come to be counted one after another, until one is not there. `cast`: what each voter wants. */
function passing(terms: Terms, play: Play, poll: string, cast: (seat: Seat) => string | undefined): readonly Counted[] {
  const voters = votersOn(terms, play, nomineeOf(poll));
  const counted = new Map(play.polls[poll]!.ballots.filter(({ locked }) => locked).map(({ seat, choice }) => [seat, choice]));
  const passed: Counted[] = [];
  for (const [at, seat] of voters.entries()) {
    if (counted.has(seat)) continue;
    const wanted = cast(seat);
    if (wanted === undefined) break;
    const later = voters.slice(at);
    const choice = comesTo(wanted, [...counted.keys()].filter(one => counted.get(one) === 'yes' && !later.includes(one)));
    counted.set(seat, choice);
    passed.push({ seat, choice });
  }
  return passed;
}

const locks = (play: Play, poll: string, passed: readonly Counted[]): readonly GameEvent[] =>
  withGhosts(play, passed.map(({ seat, choice }) => ({ type: 'Locked', poll, seat, choice })));

/** The votes that the hand locks now: one after another as long as they are cast. clocktower/rule/votes#5, #6, #9 */
export const passedByHand = (terms: Terms, play: Play, poll: string): readonly GameEvent[] =>
  locks(play, poll, passing(terms, play, poll, seat => ballotOf(play, poll, seat)?.choice));

/** The sweep at the end of a day: every cast vote counts, every other one is a pardon. clocktower/rule/votes#14 */
export const sweptAtEnd = (terms: Terms, play: Play, poll: string): readonly GameEvent[] =>
  locks(play, poll, passing(terms, play, poll, seat => ballotOf(play, poll, seat)?.choice ?? 'no'));

/** The nomination that would be carried out if the day resolved now, as far as everybody may know. clocktower/rule/execution#10 */
function leaderNow(terms: Terms, play: Play): string | undefined {
  const seen = (poll: string, seat: Seat): string => (isHidden(terms) ? undefined : ballotOf(play, poll, seat)?.choice) ?? 'no';
  const tallyNow = (poll: string): number => tally(play, poll) + passing(terms, play, poll, seat => seen(poll, seat)).filter(({ choice }) => choice === 'yes').length;
  return leader(play, new Map(nominations(play).map(poll => [poll, tallyNow(poll)])));
}

/** The nomination that qualifies and has more than every other. clocktower/rule/execution#4 to #8 */
export function leader(play: Play, tallies: ReadonlyMap<string, number>): string | undefined {
  const most = Math.max(0, ...tallies.values());
  const [first, another] = [...tallies.keys()].filter(poll => tallies.get(poll) === most);
  return most >= threshold(play) && another === undefined ? first : undefined;
}

function withGhosts(play: Play, events: readonly GameEvent[]): readonly GameEvent[] {
  const ghosts = events.flatMap(event => (event.type === 'Locked' && event.choice === 'yes' && !isAlive(play, event.seat) ? [ghost(event.poll, event.seat)] : []));
  return ghosts.length === 0 ? events : [...events, { type: 'FactSet', key: GHOSTS, value: [...textsOf(play.facts[GHOSTS]), ...ghosts] }];
}

/** A dead person's vote for an execution moves away from where it stood. clocktower/rule/dead-vote#4 */
export const movedFrom = (terms: Terms, play: Play, poll: string, seat: Seat): readonly GameEvent[] =>
  option(terms, 'deadVote') !== 'one' || isAlive(play, seat) || !wantsDeath(ballotOf(play, poll, seat)?.choice ?? 'no')
    ? []
    : nominations(play)
      .filter(other => other !== poll && wantsDeath(ballotOf(play, other, seat)?.choice ?? 'no') && !ballotOf(play, other, seat)?.locked)
      .map(other => ({ type: 'Unvoted' as const, poll: other, seat }));

/** Whose one vote is spent when the day resolves. clocktower/rule/dead-vote#5, #8 */
export const spentToday = (play: Play): readonly Seat[] => [...new Set(textsOf(play.facts[GHOSTS]).map(one => one.split('|')[1]!))];

/** With the day the votes of the dead are forgotten. */
export const forgetGhosts: GameEvent = { type: 'FactSet', key: GHOSTS, value: [] };

/** How many want the execution, counting what is locked. */
export const tally = (play: Play, poll: string): number => play.polls[poll]!.ballots.filter(({ choice, locked }) => locked && choice === 'yes').length;

export const isAllLocked = (terms: Terms, play: Play): boolean => nominations(play).every(poll => handOn(terms, play, poll) === undefined);

/** Votes of a seat that are not locked yet are taken back. */
export const withdrawnVotes = (play: Play, seat: Seat): readonly GameEvent[] =>
  nominations(play)
    .filter(poll => play.polls[poll]!.ballots.some(ballot => ballot.seat === seat && !ballot.locked))
    .map(poll => ({ type: 'Unvoted' as const, poll, seat }));
