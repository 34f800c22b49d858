import { undone } from './differences.ts';
import type { GameEvent } from './events.ts';
import type { Json } from './json.ts';
import { phaseText, type Phase, type Play, type PollState, type Seat, type SeatFacts, type Trait } from './state.ts';

/** The next state. Copies only the path that changes; an event that does not fit the state is a bug and throws. */
export function evolve(play: Play | undefined, event: GameEvent): Play {
  if (event.type === 'Dealt') return event.play;
  if (!play) throw new Error(`"${event.type}" before the deal`);
  switch (event.type) {
    case 'PhaseOpened':
      return { ...play, phase: event.phase, traits: lasting(play, event.skipped), ...(isNextStage(play.phase, event.phase) ? {} : renewed(play)) };
    case 'SeatRefused':
    case 'BellSet':
    case 'PhaseEnded':
      return play;
    case 'ActChosen':
      return { ...play, acts: { ...play.acts, [event.act.ask]: event.act } };
    case 'ActWithdrawn':
      return { ...play, acts: without(play.acts, event.ask) };
    case 'PollOpened':
      return { ...play, polls: { ...play.polls, [event.poll]: { id: event.poll, ballots: [] } } };
    case 'PollClosed':
      return { ...play, polls: without(play.polls, event.poll) };
    case 'Voted':
      return onPoll(play, event.poll, ballots => [
        ...ballots.filter(({ seat }) => seat !== event.seat), { seat: event.seat, choice: event.choice },
      ]);
    case 'Unvoted':
      return onPoll(play, event.poll, ballots => ballots.filter(({ seat }) => seat !== event.seat));
    case 'Locked':
      return onPoll(play, event.poll, ballots => [
        ...ballots.filter(({ seat }) => seat !== event.seat), { seat: event.seat, choice: event.choice, locked: true },
      ]);
    case 'Exiled':
    case 'Died':
      return { ...play, seats: onSeat(play, event.seat, { alive: false }), acts: withoutActsOf(play, event.seat), polls: withoutVotesOf(play, event.seat) };
    case 'Revived':
      return { ...play, seats: onSeat(play, event.seat, { alive: true }) };
    case 'Flipped':
      return { ...play, seats: onSeat(play, event.seat, { flip: event.flip }) };
    case 'SeatAdded':
      return {
        ...play, order: play.order.toSpliced(event.at ?? play.order.length, 0, event.seat),
        names: { ...play.names, [event.seat]: event.name }, seats: { ...play.seats, [event.seat]: event.facts },
      };
    case 'SeatRemoved':
      return { ...play, order: play.order.filter(seat => seat !== event.seat), seats: onSeat(play, event.seat, { alive: false }), acts: withoutActsOf(play, event.seat), polls: withoutVotesOf(play, event.seat) };
    case 'Renamed':
      return { ...play, names: { ...play.names, [event.seat]: event.name } };
    case 'RoleChanged':
      return { ...play, seats: { ...play.seats, [event.seat]: recast(play, event) } };
    case 'PowerGained':
      return { ...play, powers: { ...play.powers, [event.power.id]: event.power } };
    case 'PowerLost':
      return { ...play, powers: without(play.powers, event.id) };
    case 'PowerUsed': {
      const power = found(play.powers[event.id], event.id);
      return { ...play, powers: { ...play.powers, [event.id]: { ...power, spent: { ...power.spent, [event.key]: (power.spent?.[event.key] ?? 0) + 1 } } } };
    }
    case 'TraitLaid':
      return { ...play, traits: [...play.traits, event.trait] };
    case 'TraitLifted':
      return { ...play, traits: play.traits.filter(trait => !isLifted(trait, event)) };
    case 'ChatChanged':
      return { ...play, chats: { ...play.chats, [event.slug]: event.chat } };
    case 'DecisionOpened':
      return { ...play, decisions: { ...play.decisions, [event.decision.key]: event.decision } };
    case 'DecisionMade':
      return { ...play, decisions: without(play.decisions, event.key), answers: { ...play.answers, [event.key]: event.value } };
    case 'DecisionDropped':
      return { ...play, decisions: without(play.decisions, event.key) };
    case 'Mended':
      return { ...play, mends: [...(play.mends ?? []), event.mend].slice(-mostMends) };
    case 'MendUndone':
      return { ...undone(play, play.mends?.at(-1)?.changes ?? []), mends: (play.mends ?? []).slice(0, -1) };
    case 'Drawn':
      return { ...play, drawn: { ...play.drawn, [event.key]: (play.drawn[event.key] ?? 0) + 1 } };
    case 'FactSet':
      return { ...play, facts: { ...play.facts, [event.key]: event.value } };
    case 'Said':
      return { ...play, news: kept([...play.news, event.message]) };
    case 'Won':
      return { ...play, winners: event.seats, polls: {}, acts: {}, decisions: {} };
  }
}

/** How many can be taken back, one after the other. */
const mostMends = 10;

/** A part of the same phase: what was chosen and said in it goes on. */
const isNextStage = (before: Phase, next: Phase): boolean => before.name === next.name && before.number === next.number;

/** What ends with a phase. */
const renewed = (play: Play): Pick<Play, 'acts' | 'answers' | 'news'> =>
  ({ acts: {}, answers: {}, news: play.news.filter(({ phase }) => phase === phaseText(play.phase)) });

/** The state after all of these, in order. Facts that are set one after the other are copied once. */
export function evolveAll(play: Play | undefined, events: readonly GameEvent[]): Play | undefined {
  let at = play;
  for (let n = 0; n < events.length;) {
    const run = factsFrom(events, n);
    at = at && run.length > 1 ? { ...at, facts: { ...at.facts, ...Object.fromEntries(run) } } : evolve(at, events[n]!);
    n += Math.max(1, run.length);
  }
  return at;
}

function factsFrom(events: readonly GameEvent[], from: number): (readonly [string, Json])[] {
  const facts: (readonly [string, Json])[] = [];
  for (let n = from, event = events[n]; event?.type === 'FactSet'; event = events[n += 1]) facts.push([event.key, event.value]);
  return facts;
}

/** What one seat is told in two phases; more than that, and somebody talks without end: the state must not grow with it. */
const mostNews = 40;

function kept(news: Play['news']): Play['news'] {
  const { to } = news.at(-1)!;
  const own = to === 'table' ? [] : news.filter(message => message.to === to);
  return own.length <= mostNews ? news : news.filter(message => message !== own[0]);
}

/** `by` and `args` narrow it down. */
const isLifted = ({ trait, holder, by, args }: Trait, event: Extract<GameEvent, { type: 'TraitLifted' }>): boolean =>
  trait === event.trait && holder === event.holder && (event.by === undefined || by === event.by)
  && (event.args === undefined || JSON.stringify(args) === JSON.stringify(event.args));

/** Traits that do not lapse with the phase that is over, or with those that were skipped. */
const lasting = ({ traits, phase }: Play, skipped: readonly Phase[] = []): Play['traits'] => {
  const over = [phase, ...skipped].map(phaseText);
  const lapses = ({ until }: Trait): boolean => until !== undefined && over.includes(until);
  return traits.some(lapses) ? traits.filter(trait => !lapses(trait)) : traits;
};

/** With the role goes what the seat believed to be, unless the event says it anew. */
function recast(play: Play, { seat, role, believes }: Extract<GameEvent, { type: 'RoleChanged' }>): SeatFacts {
  const { believes: _, ...facts } = found(play.seats[seat], seat);
  return { ...facts, role, ...(believes === undefined ? {} : { believes }) };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return rest;
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`nothing is called "${id}" in this state`);
  return value;
}

const onSeat = (play: Play, seat: Seat, change: Partial<SeatFacts>): Play['seats'] =>
  ({ ...play.seats, [seat]: { ...found(play.seats[seat], seat), ...change } });

function onPoll(play: Play, id: string, change: (ballots: PollState['ballots']) => PollState['ballots']): Play {
  const poll = found(play.polls[id], id);
  return { ...play, polls: { ...play.polls, [id]: { ...poll, ballots: change(poll.ballots) } } };
}

/** What a dead player had sent off for this phase stands only where the rules already took it up. */
const withoutActsOf = (play: Play, seat: Seat): Play['acts'] =>
  Object.fromEntries(Object.entries(play.acts).filter(([, act]) => act.by !== seat));

const withoutVotesOf = (play: Play, seat: Seat): Play['polls'] =>
  Object.fromEntries(Object.entries(play.polls).map(([id, poll]) => [id, { ...poll, ballots: poll.ballots.filter(ballot => ballot.seat !== seat || ballot.locked) }]));
