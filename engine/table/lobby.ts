import { shuffle } from '../core/chance.ts';
import type { Json } from '../core/json.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Terms } from '../core/state.ts';
import { setups } from '../setups/index.ts';
import { themes } from '../themes/words.ts';
import { leaveTable } from './arriving.ts';
import { scheduleFault } from './bells.ts';
import { applied, tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Rules } from './decide.ts';
import type { Decision } from './decision.ts';
import { optionField, optionsFrom } from './options.ts';
import { seatNames } from './seat-names.ts';
import type { GameState, Guest, SetupChoice, Table } from './table.ts';
import { notHost } from './not-host.ts';
import { no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A new lobby. Everything that would keep it from being played is refused here, before anybody joins. */
export function create(rules: Rules, command: Of<'create'>): Decision {
  const ruleset = rules(command.ruleset);
  if (!ruleset) return no(undefined, 'bad-setup', { reason: `there are no rules called "${command.ruleset}"` });
  if (!Object.hasOwn(themes, command.theme)) return no(undefined, 'bad-option', { typed: 'theme', reason: `it is one of ${Object.keys(themes).join(', ')}` }, undefined, 'theme');
  const options = optionsFrom(ruleset.options, command.options);
  if (!options.ok) return no(undefined, 'bad-option', { typed: options.name, reason: options.reason }, undefined, optionField(options.name));
  const times = scheduleFault(command.schedule);
  if (times !== undefined) return no(undefined, 'bad-schedule', { reason: times }, undefined, 'schedule');
  const terms = { ruleset: command.ruleset, seed: command.seed, options: options.value, pins: command.pins ?? {} };
  const roles = rolesOf(command.setup);
  if (!roles || roles.length !== command.size) {
    return no(undefined, 'bad-setup', { reason: roles ? `it has ${roles.length} roles for ${command.size} players` : 'no setup has this name' }, undefined, 'setup');
  }
  const names = roles.map((_, index) => `P${index + 1}`);
  const unpinned = { ...terms, pins: {} }; // a pin may name a player who is still to come
  const dealt = ruleset.deal(unpinned, names, 'roles' in command.setup ? roles : seatable(ruleset, unpinned, names, roles));
  if (!dealt.ok) return no(undefined, 'bad-setup', { reason: dealt.faults.map(({ message }) => message).join('; ') }, undefined, 'setup');
  const table: Table = {
    stage: 'lobby', place: command.place, host: command.person, size: command.size, setup: command.setup, schedule: command.schedule,
    theme: command.theme, guests: command.playing ? [{ person: command.person, name: command.name }] : [], watchers: [],
    seated: {}, due: null, revision: 0, paused: null, rooms: {}, seen: {}, ...(command.seating === undefined ? {} : { seating: command.seating }),
  };
  return { ok: true, value: { state: { schema: 1, game: command.game, terms, table }, events: [], trace: [], messages: [] } };
}

/** Roles in this order, mended where the rules want somebody to sit beside somebody. */
const seatable = ({ seated }: Pick<Ruleset, 'seated'>, terms: Terms, names: readonly string[], roles: readonly Json[]): readonly Json[] =>
  seated?.(terms, names, roles) ?? roles;

/** The roles of a setup, or nothing where it names none. */
export function rolesOf(setup: SetupChoice): readonly Json[] | undefined {
  if ('roles' in setup) return setup.roles;
  return 'list' in setup ? setup.list : setups.find(({ id }) => id === setup.ready)?.roles;
}

export function join(state: GameState, { person, name }: Of<'join'>): Decision {
  const { table } = state;
  const closed = lobbyOnly(state);
  if (closed) return closed;
  if (table.guests.some(guest => guest.person === person)) return no(state, 'already-in');
  if (table.coHosts?.some(one => one.person === person)) return no(state, 'already-in', { name }, 'host');
  if (table.guests.length >= table.size) return no(state, 'full', { size: table.size });
  return tableChange(state, { guests: [...table.guests, { person, name }], watchers: without(table.watchers, person) });
}

export function leave(rules: Ruleset, state: GameState, command: Of<'leave'>): Decision {
  const { table } = state;
  const { person } = command;
  if (!table.guests.some(guest => guest.person === person)) {
    return table.watchers.some(guest => guest.person === person)
      ? tableChange(state, { watchers: without(table.watchers, person) })
      : no(state, 'not-in-game');
  }
  return leaveTable(rules, state, command) ?? lobbyOnly(state) ?? tableChange(state, { guests: without(table.guests, person) });
}

export function watch(state: GameState, { person, name }: Of<'watch'>): Decision {
  const { table } = state;
  if ([...table.guests, ...table.watchers].some(guest => guest.person === person)) return no(state, 'already-in');
  if (table.stage === 'cancelled' || table.stage === 'over') return no(state, table.stage);
  return tableChange(state, { watchers: [...table.watchers, { person, name }] });
}

/** Deals: seats in a drawn order, and the roles of a setup that everybody knows in another one, since everybody sees the seats. The seating has a seed of its own, so that nobody can reckon back from it to the other. */
export function start(rules: Ruleset, state: GameState, { person, at }: Of<'start'>): Decision {
  const { table, terms } = state;
  const closed = lobbyOnly(state);
  if (closed) return closed;
  if (person !== table.host) return notHost(state);
  if (table.guests.length < table.size) return no(state, 'too-few-players', { size: table.size, count: table.guests.length });
  const guests = shuffle(table.seating ?? terms.seed, 'seats', table.guests);
  const listed = rolesOf(table.setup)!;
  const names = seatNames(guests.map(({ name }) => name));
  const roles = 'roles' in table.setup ? listed : seatable(rules, terms, names, shuffle(terms.seed, 'roles', listed));
  const dealt = rules.deal(terms, names, roles);
  if (!dealt.ok) return no(state, 'bad-setup', { reason: dealt.faults.map(({ message }) => message).join('; ') });
  const seated = Object.fromEntries(guests.map((guest, index) => [`s${index + 1}`, guest.person]));
  return applied({ ...state, table: { ...table, stage: 'playing', seated } }, dealt.outcome, at);
}

export function cancelGame(state: GameState, { person }: Of<'cancel-game'>): Decision {
  return lobbyOnly(state) ?? (person === state.table.host ? tableChange(state, { stage: 'cancelled' }) : notHost(state));
}

function lobbyOnly(state: GameState): Decision | undefined {
  switch (state.table.stage) {
    case 'lobby': return undefined;
    case 'playing': return no(state, 'already-started');
    case 'over': return no(state, 'over');
    case 'cancelled': return no(state, 'cancelled');
  }
}

const without = (guests: readonly Guest[], person: string): readonly Guest[] => guests.filter(guest => guest.person !== person);
