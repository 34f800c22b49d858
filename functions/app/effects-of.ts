import { isAlive, living, phaseText, type Play, type Seat } from '../../engine/core/state.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { Command } from '../../engine/table/commands.ts';
import type { Change } from '../../engine/table/decision.ts';
import type { GameState, Person, Table } from '../../engine/table/table.ts';
import type { Effect } from './effects.ts';
import { everybody, unique } from './people.ts';
import { rules } from './rules.ts';

type Running = GameState & { readonly play: Play };

const isRunning = (state: GameState | undefined): state is Running => state?.play !== undefined;

/**
 * What is to be done after a change, in order: timers and lists, then what all see, then what only some get, so that no delay of one
 * tells of the other. What the channel sees depends on public facts alone, and at night everybody alive is treated alike.
 */
export function effectsOf(before: GameState | undefined, change: Change, command: Command): readonly Effect[] {
  const { state } = change;
  if (!isRunning(state)) return aroundLobby(before, state, command);
  if (!isRunning(before)) return [...bell(before, state), ...atStart(state, change)];
  if (state.play.winners && !before.play.winners) return atEnd(before, state, change);
  if (phaseText(state.play.phase) !== phaseText(before.play.phase)) return [...bell(before, state), ...atTurn(before, state, change)];
  return [...bell(before, state), ...within(before, state, change, command)];
}

function aroundLobby(before: GameState | undefined, after: GameState, command: Command): readonly Effect[] {
  const { table } = after;
  if (before?.table.guests === table.guests && before.table.watchers === table.watchers && before.table.stage === table.stage) return [];
  if (table.stage === 'cancelled') return [{ type: 'unlock' }, ...unlisted(table), card('lobby'), ...homes(everybody(table))];
  const person = 'person' in command ? [command.person] : [];
  return [...listing(table, person), card('lobby'), ...homes(unique([...person, table.host]))];
}

/** The role card says what the deal told each player, so that everybody gets one message, team mates or none. */
function atStart(state: Running, { messages }: Change): readonly Effect[] {
  return [
    card('lobby'),
    ...state.play.order.map(seat => card('role', state.table.seated[seat])),
    ...posted(messages),
    ...openCards(state),
    ...rooms(undefined, state),
    ...homes(everybody(state.table)),
  ];
}

function atTurn(before: Running, state: Running, { messages }: Change): readonly Effect[] {
  return [
    ...closedVote(before),
    ...posted(messages),
    ...openCards(state),
    ...rooms(before, state),
    ...told(state, messages),
    ...actCards(before),
    ...homes(everybody(state.table)),
  ];
}

function atEnd(before: Running, state: Running, { messages }: Change): readonly Effect[] {
  const { table, play } = state;
  return [
    ...unlisted(table),
    { type: 'unlock' },
    ...closedVote(before),
    ...posted(messages),
    ...told(state, messages),
    { type: 'reveal' },
    card('lobby'),
    ...actCards(before),
    ...Object.keys(play.chats).map((slug): Effect => ({ type: 'room', slug, members: [] })),
    ...homes(everybody(table)),
  ];
}

function within(before: Running, state: Running, change: Change, command: Command): readonly Effect[] {
  return [
    ...around(before, state, command),
    ...spoken(before, change, command),
    ...rooms(before, state),
    ...retimed(before, state),
    ...voted(state, change),
    ...acted(before, state, change),
    ...(change.events.some(({ type }) => type === 'Died' || type === 'Revived') ? [...openCards(state), ...homes(everybody(state.table))] : []),
  ];
}

/** Watchers who come and go while a game is under way. */
function around({ table: before }: Running, { table }: Running, command: Command): readonly Effect[] {
  if (before.watchers === table.watchers || !('person' in command)) return [];
  return [...listing(table, [command.person]), card('lobby'), ...homes([command.person])];
}

/** Words typed for a group go into its room, or to each of its members where there is none. */
function spoken({ table }: Running, { state, messages }: Change, command: Command): readonly Effect[] {
  const first = messages[0];
  const room = command.type === 'say' && command.chat !== undefined ? table.rooms[command.chat] : undefined;
  if (command.type === 'say' && command.chat !== undefined && first && room && 'place' in room) {
    return [{ type: 'post', to: { chat: command.chat }, messages: [first] }];
  }
  return [...posted(messages), ...(isRunning(state) ? told(state, messages) : [])];
}

/** The host has moved the deadline, paused or resumed. */
function retimed({ table: before }: Running, state: Running): readonly Effect[] {
  const { due, paused } = state.table;
  if (before.due === due && before.paused === paused) return [];
  const key = paused === null ? (before.paused === null ? 'moved' : 'resumed') : before.paused === null ? 'paused' : 'moved';
  const notice: Message = { to: 'table', phase: phaseText(state.play.phase), kind: 'notice', key: `screen.${key}` };
  return [...posted([notice]), ...openCards(state), ...homes(everybody(state.table))];
}

function voted(state: Running, { events }: Change): readonly Effect[] {
  const voters = events.flatMap(event => (event.type === 'Voted' || event.type === 'Unvoted' ? [event.seat] : []));
  return voters.length === 0 ? [] : [card(`vote ${phaseText(state.play.phase)}`), ...homes(persons(state.table, voters))];
}

/** A choice shows to those who may make it, and to nobody else. */
function acted(before: Running, state: Running, { events }: Change): readonly Effect[] {
  const asks = events.flatMap(event => (event.type === 'ActChosen' ? [event.act.ask] : event.type === 'ActWithdrawn' ? [event.ask] : []));
  const seats = unique(asks.flatMap(ask => [...mayAnswer(before, ask), ...mayAnswer(state, ask)]));
  const people = persons(state.table, state.play.order.filter(seat => seats.includes(seat)));
  return [...people.map(person => card(`act ${phaseText(state.play.phase)}`, person)), ...homes(people)];
}

function mayAnswer({ terms, play }: Running, id: string): readonly Seat[] {
  const by = play.acts[id]?.by;
  const seats = rules(terms.ruleset)!.asks(terms, play).find(ask => ask.id === id)?.seats ?? [];
  return by === undefined ? seats : [...seats, by];
}

const card = (name: string, person?: Person): Effect => ({ type: 'card', card: name, ...(person === undefined ? {} : { person }) });

/** The vote, wherever one is open; at night one message for everybody alive, whatever they can do. */
const openCards = (state: Running): readonly Effect[] => [
  ...(Object.keys(state.play.polls).length > 0 ? [card(`vote ${phaseText(state.play.phase)}`)] : []),
  ...actCards(state),
];

const actCards = ({ play, table }: Running): readonly Effect[] =>
  play.phase.name === 'night' ? persons(table, living(play)).map(person => card(`act ${phaseText(play.phase)}`, person)) : [];

const closedVote = ({ play }: Running): readonly Effect[] =>
  Object.keys(play.polls).length > 0 ? [card(`vote ${phaseText(play.phase)}`)] : [];

function posted(messages: readonly Message[]): readonly Effect[] {
  const all = messages.filter(({ to }) => to === 'table');
  return all.length === 0 ? [] : [{ type: 'post', to: 'table', messages: all }];
}

const told = ({ play, table }: Running, messages: readonly Message[]): readonly Effect[] =>
  play.order.flatMap((seat): Effect[] => {
    const own = messages.filter(({ to }) => to === seat);
    return own.length === 0 ? [] : [{ type: 'tell', person: table.seated[seat]!, messages: own }];
  });

/** A room for each chat of two or more, with those who still live; and a word there when it opens or closes. */
function rooms(before: Running | undefined, { play, table }: Running): readonly Effect[] {
  return Object.entries(play.chats).flatMap(([slug, chat]): Effect[] => {
    const was = before?.play.chats[slug];
    const members = chat.members.filter(seat => isAlive(play, seat));
    const old = was?.members ?? [];
    const changed = members.length !== old.length || members.some(seat => !old.includes(seat));
    if (Math.max(members.length, old.length) < 2) return [];
    const notice: Message = { to: 'table', phase: phaseText(play.phase), kind: 'notice', key: `screen.chat.${chat.open ? 'open' : 'closed'}` };
    return [
      ...(changed ? [{ type: 'room' as const, slug, members: persons(table, members) }] : []),
      ...(was?.open === chat.open ? [] : [{ type: 'post' as const, to: { chat: slug }, messages: [notice] }]),
    ];
  });
}

function bell(before: GameState | undefined, { table: { due, revision } }: GameState): readonly Effect[] {
  const same = before?.table.due === due && before.table.revision === revision;
  return due === null || same ? [] : [{ type: 'bell', at: due, revision }];
}

const homes = (people: readonly Person[]): readonly Effect[] => people.map(person => ({ type: 'home', person }));

const listing = (table: Table, people: readonly Person[]): readonly Effect[] =>
  people.map(person => ({ type: 'index', person, listed: everybody(table).includes(person) }));

const unlisted = (table: Table): readonly Effect[] => everybody(table).map(person => ({ type: 'index', person, listed: false }));

const persons = (table: Table, seats: readonly Seat[]): readonly Person[] => seats.map(seat => table.seated[seat]!);
