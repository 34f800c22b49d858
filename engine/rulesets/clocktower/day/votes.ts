import type { GameEvent } from '../../../core/events.ts';
import { textsOf } from '../../../core/json.ts';
import type { Poll } from '../../../core/ruleset.ts';
import { isAlive, type Ballot, type Play, type Seat, type Terms } from '../../../core/state.ts';
import { isOn, option } from '../options.ts';
import { clockOrder, isPlayer, livingPlayers } from '../seats.ts';

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

export const hasToken = (play: Play, seat: Seat): boolean => !play.traits.some(({ trait, holder }) => trait === SPENT && holder === seat);

/** Every living person, and the dead whose vote is left. clocktower/rule/votes#2, clocktower/rule/travellers#6 */
export const mayVote = (terms: Terms, play: Play, seat: Seat): boolean =>
  (isPlayer(play, seat) || isOn(terms, 'travellersVote')) && (isAlive(play, seat) || hasToken(play, seat));

/** Who votes on a nominee, in the order in which the hand passes. clocktower/rule/votes#3, #11 */
export const votersOn = (terms: Terms, play: Play, nominee: string): readonly Seat[] => clockOrder(play, nominee).filter(seat => mayVote(terms, play, seat));

const ballotOf = (play: Play, poll: string, seat: Seat): Ballot | undefined => play.polls[poll]?.ballots.find(ballot => ballot.seat === seat);

const wantsDeath = (choice: string): boolean => choice.startsWith('yes');

/** Twice the tally must exceed this many. clocktower/rule/execution#2, #3 */
export const threshold = (play: Play): number => Math.floor(livingPlayers(play).length / 2) + 1;

/** True if a dead person's one vote is locked on another nominee. clocktower/rule/dead-vote#3, #4 */
const isBoundElsewhere = (terms: Terms, play: Play, seat: Seat, poll: string): boolean =>
  option(terms, 'deadVote') === 'one' && !isAlive(play, seat) &&
  textsOf(play.facts[GHOSTS]).some(one => one.endsWith(`|${seat}`) && one !== ghost(poll, seat));

const ghost = (poll: string, seat: Seat): string => `${poll}|${seat}`;

/** Plain votes, and votes that depend on those before: `yes if 3`, `yes if s2`, `yes unless s2`. */
function choicesFor(terms: Terms, play: Play, poll: string, seat: Seat): readonly string[] {
  if (isBoundElsewhere(terms, play, seat, poll)) return ['no'];
  const voters = votersOn(terms, play, nomineeOf(poll));
  const before = voters.slice(0, voters.indexOf(seat));
  return ['yes', 'no', ...before.map((_, n) => `yes if ${n + 1}`), ...before.flatMap(one => [`yes if ${one}`, `yes unless ${one}`])];
}

/** The vote on one nominee. clocktower/rule/votes */
export const nominationPoll = (terms: Terms, id: string): Poll => ({
  open: true,
  subject: nomineeOf(id),
  voters: play => votersOn(terms, play, nomineeOf(id)),
  choices: (play, seat) => (seat === undefined ? ['yes', 'no'] : choicesFor(terms, play, id, seat)),
  weight: () => 1,
  needed: (play, choice) => (choice === 'yes' ? threshold(play) : 0),
  waitsFor: play => handOn(terms, play, id),
  order: play => votersOn(terms, play, nomineeOf(id)),
});

/** The voter at whom the hand stands: the first whose vote is not locked. clocktower/rule/votes#5 */
export const handOn = (terms: Terms, play: Play, poll: string): Seat | undefined =>
  votersOn(terms, play, nomineeOf(poll)).find(seat => !ballotOf(play, poll, seat)?.locked);

/** The votes that the hand locks now: one after another as long as they are cast. clocktower/rule/votes#5, #6, #9 */
export function passedByHand(terms: Terms, play: Play, poll: string): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const locked = new Map(play.polls[poll]!.ballots.filter(one => one.locked).map(({ seat, choice }) => [seat, choice]));
  for (const seat of votersOn(terms, play, nomineeOf(poll))) {
    if (locked.has(seat)) continue;
    const ballot = ballotOf(play, poll, seat);
    if (!ballot) break;
    const choice = meant(ballot.choice, locked);
    events.push({ type: 'Locked', poll, seat, choice });
    locked.set(seat, choice);
  }
  return withGhosts(play, events);
}

/** The sweep at the end of a day: every cast vote counts, every other one is a pardon. clocktower/rule/votes#14 */
export function sweptAtEnd(terms: Terms, play: Play, poll: string): readonly GameEvent[] {
  const locked = new Map(play.polls[poll]!.ballots.filter(one => one.locked).map(({ seat, choice }) => [seat, choice]));
  const events = votersOn(terms, play, nomineeOf(poll)).filter(seat => !locked.has(seat)).map((seat): GameEvent => {
    const choice = meant(ballotOf(play, poll, seat)?.choice ?? 'no', locked);
    locked.set(seat, choice);
    return { type: 'Locked', poll, seat, choice };
  });
  return withGhosts(play, events);
}

/** What a vote that depends on others comes to, by those that are locked before it. */
function meant(choice: string, locked: ReadonlyMap<Seat, string>): string {
  const [, word, on = ''] = /^yes (if|unless) (\w+)$/.exec(choice) ?? [];
  if (word === undefined) return choice;
  const holds = /^\d+$/.test(on) ? [...locked.values()].filter(one => one === 'yes').length >= Number(on) : locked.get(on) === 'yes';
  return holds === (word === 'if') ? 'yes' : 'no';
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
