import { phaseText, wholePhase } from '../../engine/core/state.ts';
import type { GameEvent } from '../../engine/core/events.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { Command } from '../../engine/table/commands.ts';
import type { Rules } from '../../engine/table/decide.ts';
import type { Change } from '../../engine/table/decision.ts';
import type { GameState, Table } from '../../engine/table/table.ts';
import { nextDue } from '../../engine/table/calls.ts';
import { card, type Cards, homes, listing, makeCards, persons, type Running } from './card-effects.ts';
import type { Effect } from './effects.ts';
import { makeHostEffects } from './host-effects.ts';
import { everybody, unique } from './people.ts';
import type { EffectsOf } from './play.ts';
import { roomEffects } from './room-effects.ts';
import { rules } from './rules.ts';
import { around, isNewcomer, seatEffects } from './seat-effects.ts';
import { posted, told } from './said-effects.ts';
import { makeSquares } from './square-effects.ts';

const isRunning = (state: GameState | undefined): state is Running => state?.play !== undefined;

/**
 * What is to be done after a change, in order: timers and lists, then what all see, then what only some get, so that no delay of one
 * tells of the other. What the channel sees depends on public facts alone, and at night everybody alive is treated alike.
 */
export function makeEffectsOf(known: Rules): EffectsOf {
  const cards = makeCards(known);
  const squares = makeSquares(known);
  const toHosts = makeHostEffects(known);
  return (before, change, command) => {
    if (command.type === 'picture') return squares.wanted(command.person);
    return [...withPublic(inWords(cards, before, change, command), squares.after(change)), ...toHosts(before, change)];
  };
}

/** What all see goes with the rest of what all see. */
function withPublic(effects: readonly Effect[], more: readonly Effect[]): readonly Effect[] {
  const last = effects.findLastIndex(effect => (effect.type === 'post' && effect.to === 'table') || (effect.type === 'card' && effect.person === undefined));
  return [...effects.slice(0, last + 1), ...more, ...effects.slice(last + 1)];
}

function inWords(cards: Cards, before: GameState | undefined, change: Change, command: Command): readonly Effect[] {
  const { state } = change;
  if (!isRunning(state)) return aroundLobby(before, state, command);
  if (!isRunning(before)) return [...bell(before, state), ...(cards.isUntold(state) ? beforeStart(cards, state) : atStart(cards, state, change))];
  if (cards.isUntold(before) && !cards.isUntold(state)) return [...bell(before, state), ...cards.stage(before), ...atStart(cards, state, change)];
  if (state.play.winners && !before.play.winners) return atEnd(cards, before, state, change);
  if (phaseText(state.play.phase) !== phaseText(before.play.phase)) return [...bell(before, state), ...atTurn(cards, before, state, change)];
  return [...bell(before, state), ...within(cards, before, state, change, command)];
}

/** The same by the rules that this app plays. */
export const effectsOf: EffectsOf = makeEffectsOf(rules);

function aroundLobby(before: GameState | undefined, after: GameState, command: Command): readonly Effect[] {
  const { table } = after;
  if (before?.table.guests === table.guests && before.table.watchers === table.watchers && before.table.stage === table.stage) return [];
  if (table.stage === 'cancelled') return [{ type: 'unlock' }, ...unlisted(table), card('lobby'), ...homes(everybody(table))];
  const person = 'person' in command ? [command.person] : [];
  return [...listing(table, person), card('lobby'), ...homes(unique([...person, table.host]))];
}

/** The deal waits to be completed by hand: there is a game, and nobody is told anything. */
const beforeStart = (cards: Cards, state: Running): readonly Effect[] => [card('lobby'), ...cards.stage(state), ...homes(everybody(state.table))];

/** The role card says what the deal told each player, so that everybody gets one message, team mates or none. */
function atStart(cards: Cards, state: Running, { messages }: Change): readonly Effect[] {
  return [
    card('lobby'),
    ...state.play.order.map(seat => card('role', state.table.seated[seat])),
    ...posted(messages),
    ...cards.stage(state),
    ...cards.polls(state),
    ...cards.acts(state),
    ...roomEffects(undefined, state, cards.readable(state)),
    ...homes(everybody(state.table)),
  ];
}

function atTurn(cards: Cards, before: Running, state: Running, { messages }: Change): readonly Effect[] {
  return [
    ...seatEffects(before, state),
    ...cards.stage(before),
    ...cards.polls(before, closedIn(before, state)),
    ...posted(messages),
    ...cards.stage(state),
    ...cards.polls(state),
    ...cards.acts(state),
    ...roomEffects(before, state, cards.readable(state)),
    ...told(state, messages.filter(({ to }) => !isNewcomer(before, state, to))),
    ...cards.closing(before),
    ...homes(everybody(state.table)),
  ];
}

/** Votes that are over: a part of a phase may hand them on to the next one. */
const closedIn = ({ play: before }: Running, { play }: Running): readonly string[] =>
  Object.keys(before.polls).filter(id => play.polls[id] === undefined || wholePhase(before.phase) !== wholePhase(play.phase));

function atEnd(cards: Cards, before: Running, state: Running, { messages }: Change): readonly Effect[] {
  const { table, play } = state;
  return [
    ...unlisted(table),
    { type: 'unlock' },
    ...cards.stage(before),
    ...cards.polls(before),
    ...posted(messages),
    ...told(state, messages),
    { type: 'reveal' },
    card('lobby'),
    ...cards.closing(before),
    ...Object.keys(play.chats).map((slug): Effect => ({ type: 'room', slug, members: [] })),
    ...homes(everybody(table)),
  ];
}

function within(cards: Cards, before: Running, state: Running, change: Change, command: Command): readonly Effect[] {
  return [
    ...around(before, state, command),
    ...seatEffects(before, state),
    ...spoken(before, change, command),
    ...retimed(cards, before, state),
    ...voted(cards, state, change),
    ...(isMoved(cards, before, state, change) ? moved(cards, before, state) : [...(change.events.some(({ type }) => type === 'FactSet') ? cards.stage(state) : []), ...acted(cards, before, state, change)]),
    ...roomEffects(before, state, cards.readable(state)),
  ];
}

/** What changes nobody's possibilities but those of its maker, and those that are open to all. */
const still: ReadonlySet<GameEvent['type']> = new Set(['ActChosen', 'ActWithdrawn', 'Voted', 'Unvoted', 'Locked', 'Said', 'Drawn', 'DecisionMade', 'FactSet', 'ChatChanged']);
const isMoved = (cards: Cards, before: Running, state: Running, { events }: Change): boolean =>
  events.some(({ type }) => !still.has(type)) || (events.some(({ type }) => type === 'FactSet') && cards.offers(before) !== cards.offers(state));

/** Something was carried out within a phase: votes may have closed, opened or changed, and who can do what. */
function moved(cards: Cards, before: Running, state: Running): readonly Effect[] {
  const closed = Object.keys(before.play.polls).filter(id => state.play.polls[id] === undefined);
  return [...cards.polls(before, closed), ...cards.stage(state), ...cards.polls(state), ...each([...cards.closing(before), ...cards.acts(state)]), ...homes(everybody(state.table))];
}

/** Each message once. */
const each = (effects: readonly Effect[]): readonly Effect[] => [...new Map(effects.map(effect => [JSON.stringify(effect), effect])).values()];

/** Words typed for a group go into its room, or to each of its members where there is none. */
function spoken(before: Running, { state, messages, events }: Change, command: Command): readonly Effect[] {
  const first = messages.find(({ key }) => key === 'chat.said');
  const room = command.type === 'say' && command.chat !== undefined && !command.heard ? before.table.rooms[command.chat] : undefined;
  if (command.type === 'say' && command.chat !== undefined && first && room && 'place' in room) {
    return [{ type: 'post', to: { chat: command.chat }, messages: [first] }, ...(isRunning(state) ? told(state, messages.filter(({ key }) => key !== 'chat.said')) : [])];
  }
  return [...posted(messages.filter(message => !isOnCard(message, events))), ...(isRunning(state) ? told(state, messages.filter(({ to }) => !isNewcomer(before, state, to))) : [])];
}

/** That a vote has opened its own card says. */
const isOnCard = ({ kind }: Message, events: Change['events']): boolean => kind === 'vote' && events.some(({ type }) => type === 'PollOpened');

/** The host has moved the deadline, paused or resumed. */
function retimed(cards: Cards, { table: before }: Running, state: Running): readonly Effect[] {
  const { due, paused } = state.table;
  if (before.due === due && before.paused === paused) return [];
  const key = paused === null ? (before.paused === null ? 'moved' : 'resumed') : before.paused === null ? 'paused' : 'moved';
  const notice: Message = { to: 'table', phase: phaseText(state.play.phase), kind: 'notice', key: `screen.${key}` };
  return [...posted([notice]), ...cards.stage(state), ...cards.polls(state), ...cards.acts(state), ...homes(everybody(state.table))];
}

function voted(cards: Cards, state: Running, { events }: Change): readonly Effect[] {
  const votes = events.flatMap(event => (event.type === 'Voted' || event.type === 'Unvoted' || event.type === 'Locked' ? [event] : []));
  const open = unique(votes.map(({ poll }) => poll)).filter(id => state.play.polls[id] !== undefined);
  return [...cards.polls(state, open), ...homes(persons(state.table, unique(votes.map(({ seat }) => seat))))];
}

/** A choice shows to those who may make it, and to nobody else. */
function acted(cards: Cards, before: Running, state: Running, { events }: Change): readonly Effect[] {
  const asks = events.flatMap(event => (event.type === 'ActChosen' ? [event.act.ask] : event.type === 'ActWithdrawn' ? [event.ask] : []));
  const seats = unique(asks.flatMap(ask => [...cards.mayAnswer(before, ask), ...cards.mayAnswer(state, ask)]));
  const people = persons(state.table, state.play.order.filter(seat => seats.includes(seat)));
  return [...people.map(person => card(`act ${phaseText(state.play.phase)}`, person)), ...homes(people)];
}

function bell(before: GameState | undefined, { table }: GameState): readonly Effect[] {
  const due = nextDue(table);
  const { revision } = table;
  const same = before !== undefined && nextDue(before.table) === due && before.table.revision === revision;
  return due === null || same ? [] : [{ type: 'bell', at: due, revision }];
}

const unlisted = (table: Table): readonly Effect[] => everybody(table).map(person => ({ type: 'index', person, listed: false }));
