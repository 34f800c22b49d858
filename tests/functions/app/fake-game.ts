import type { Message } from '../../../engine/core/messages.ts';
import type { Play } from '../../../engine/core/state.ts';
import type { Command } from '../../../engine/table/commands.ts';
import { type Change, type Decision, refuse } from '../../../engine/table/decision.ts';
import { remember } from '../../../engine/table/seen.ts';
import type { GameState, Table } from '../../../engine/table/table.ts';
import type { Effect } from '../../../functions/app/effects.ts';
import type { Commit } from '../../../functions/app/ports.ts';

export const minute = 60_000;
/** Monday noon, UTC. */
export const noon = Date.parse('2026-11-30T12:00:00Z');
export const firstEnd = noon + 30 * minute;
export const phaseLength = 30 * minute;

export const create = (game: string, place = 'T1/C1', at = noon): Command & { type: 'create' } => ({
  type: 'create',
  id: `create ${game}`,
  game,
  at,
  person: 'T1/U1',
  name: 'Ann',
  place,
  ruleset: 'counter',
  seed: 1,
  size: 3,
  setup: { ready: 'plain' },
  schedule: { day: '30m', night: '30m', zone: 'UTC', workdays: [1, 2, 3, 4, 5] },
  theme: 'plain',
  options: {},
  playing: true,
});

export const say = (game: string, person: string, text: string, id = `say ${text}`, at = noon): Command & { type: 'say' } => ({
  type: 'say',
  id,
  game,
  at,
  person: `T1/${person}`,
  text,
});

const emptyPlay: Play = {
  phase: { name: 'day', number: 1 },
  order: [],
  names: {},
  seats: {},
  powers: {},
  traits: [],
  acts: {},
  polls: {},
  decisions: {},
  answers: {},
  chats: {},
  facts: {},
  drawn: {},
  news: [],
  winners: null,
};

const message = (key: string): Message => ({ to: 'table', phase: 'day 1', kind: 'notice', key });

/** Keeps the words that were said, in order, as its only fact. */
export const words = (state: GameState): readonly string[] => state.play?.news.map(one => one.key) ?? [];

function created(command: Command & { type: 'create' }): GameState {
  const { place, person, size, setup, schedule, theme, ruleset, seed, options } = command;
  const table: Table = {
    stage: 'playing',
    place,
    host: person,
    size,
    setup,
    schedule,
    theme,
    guests: [{ person, name: command.name }],
    watchers: [],
    seated: {},
    due: command.at + phaseLength,
    revision: 1,
    paused: null,
    rooms: {},
    seen: {},
  };
  return { schema: 1, game: command.game, terms: { ruleset, seed, options, pins: {} }, table, play: emptyPlay };
}

function step(state: GameState, command: Command): GameState | undefined {
  const { table, play = emptyPlay } = state;
  switch (command.type) {
    case 'say':
      return { ...state, play: { ...play, news: [...play.news, message(command.text)] } };
    case 'tick': {
      if (table.due === null || command.at < table.due) return undefined;
      const phase = { name: 'day', number: play.phase.number + 1 };
      return { ...state, play: { ...play, phase }, table: { ...table, due: table.due + phaseLength, revision: table.revision + 1 } };
    }
    case 'room-made':
      return { ...state, table: { ...table, rooms: { ...table.rooms, [command.slug]: { place: command.place } } } };
    case 'cancel-game':
      return { ...state, table: { ...table, stage: 'cancelled', due: null, revision: table.revision + 1 } };
    default:
      return state;
  }
}

/** A small game in the shape of the real one: words are kept, phases are counted. */
export function decide(state: GameState | undefined, command: Command): Decision {
  if (command.type === 'say' && command.text === '') return refuse('malformed', 'Say something.');
  if (state?.table.stage === 'cancelled') return refuse('over', 'The game is over.');
  const next = command.type === 'create' ? created(command) : state && step(state, command);
  if (!next) return refuse('wrong-phase', 'Nothing is due.');
  const value: Change = { state: { ...next, table: remember(next.table, command) }, events: [], trace: [], messages: [] };
  return { ok: true, value };
}

/** Effects of every kind that matters to delivery. */
export function effectsOf(_before: GameState | undefined, { state }: Change, command: Command): readonly Effect[] {
  const { table, play } = state;
  const bell: Effect[] = table.due === null ? [] : [{ type: 'bell', at: table.due, revision: table.revision }];
  switch (command.type) {
    case 'create':
      return [{ type: 'index', person: command.person, listed: true }, { type: 'card', card: 'lobby' }, { type: 'room', slug: 'pack', members: [] }, ...bell];
    case 'say':
      if (command.text.startsWith('quiet')) return [];
      return [
        { type: 'post', to: 'table', messages: [message(command.text)] },
        { type: 'card', card: 'vote' },
        { type: 'home', person: command.person },
        { type: 'tell', person: command.person, messages: [message(`to ${command.person}: ${command.text}`)] },
      ];
    case 'tick':
      return [{ type: 'post', to: 'table', messages: [message(`phase ${play?.phase.number}`)] }, ...bell];
    case 'cancel-game':
      return [{ type: 'unlock' }, { type: 'reveal' }];
    default:
      return [];
  }
}

/** A commit as `play` would make it. */
export function commitOf(before: Commit | undefined, command: Command, at = command.at): Commit {
  const decision = decide(before?.state, command);
  if (!decision.ok) throw new Error('refused');
  const { state, events, trace } = decision.value;
  const effects = effectsOf(before?.state, decision.value, command);
  return { game: command.game, version: (before?.version ?? 0) + 1, at, command, state, events, trace, effects };
}
