import type { Ruleset } from '../core/ruleset.ts';
import type { Play, Seat } from '../core/state.ts';
import { ruled } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { hosting } from './hosting.ts';
import { seatNames } from './seat-names.ts';
import { runs, seatOf, type GameState, type Guest, type Person, type Table } from './table.ts';
import { nameIn, no } from './words.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export const notKnown = (state: GameState): Decision => no(state, 'malformed', { reason: 'these rules leave nothing of the kind to the host' });

/** Somebody comes to the table while the game is under way, by the host's word. */
export function admit(rules: Ruleset, state: GameState, { person, by, name, role, after, at }: Of<'admit'>): Decision {
  const refused = hosting(state, person) ?? knowing(state, by, name, false);
  if (refused) return refused;
  if (!rules.admitted) return notKnown(state);
  const play = state.play!;
  if (after !== undefined && !play.order.includes(after)) return no(state, 'unknown-player', { typed: after, possible: play.order.map(nameIn(state)) });
  const seat = nextSeat(state.table, play);
  return ruled(expecting(state, seat, { person: by, name }), [], rules.admitted(state.terms, play, seat, wordFor(play, name), role, after), at);
}

/** Somebody asks to come to the table while the game is under way. Whoever runs the game knows too much. */
export function travel(rules: Ruleset, state: GameState, { person, name, role, at }: Of<'travel'>): Decision {
  const { table, play } = state;
  if (table.stage === 'cancelled') return no(state, 'cancelled');
  if (!play) return no(state, 'not-started');
  if (play.winners) return no(state, 'over');
  if (table.paused !== null) return no(state, 'paused');
  const refused = knowing(state, person, name, true);
  if (refused) return refused;
  if (!rules.requested) return notKnown(state);
  const seat = nextSeat(table, play);
  return ruled(expecting(state, seat, { person, name }), [], rules.requested(state.terms, play, seat, wordFor(play, name), role), at);
}

/** Who cannot come: whoever is here, is waiting, was here, or runs the game and so knows too much; the host may let the own person in. */
function knowing(state: GameState, by: Person, name: string, isOwn: boolean): Decision | undefined {
  const { table } = state;
  const { former = [], asking = {} } = table;
  const variant = Object.values(table.seated).includes(by) ? 'other' : former.some(one => one.person === by) ? 'former' : runs(table, by) && (isOwn || by !== table.host) ? 'host' : undefined;
  if (variant !== undefined) return no(state, 'already-in', { name }, isOwn && variant === 'other' ? undefined : variant);
  return Object.values(asking).some(({ person }) => person === by) ? no(state, 'not-now', {}, 'asking') : undefined;
}

/** Somebody who came in mid-game leaves again: by the host's word. */
export function dismiss(rules: Ruleset, state: GameState, { person, seat, at }: Of<'dismiss'>): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  if (!rules.dismissed) return notKnown(state);
  const { order } = state.play!;
  if (!order.includes(seat)) return no(state, 'unknown-player', { typed: seat, possible: order.map(nameIn(state)) });
  return ruled(state, [], rules.dismissed(state.terms, state.play!, seat), at);
}

/** The same by the own will, or nothing where this is nobody who may. */
export function leaveTable(rules: Ruleset, state: GameState, { person, at }: Of<'leave'>): Decision | undefined {
  const { table, play, terms } = state;
  const seat = seatOf(table, person);
  if (!play || play.winners || seat === undefined || !rules.dismissed) return undefined;
  const outcome = rules.dismissed(terms, play, seat);
  return 'refused' in outcome ? undefined : ruled(state, [], outcome, at);
}

const number = (seat: Seat): number => Number(seat.slice(1));

/** A chair that nobody has had yet. */
const nextSeat = ({ asking = {} }: Table, play: Play): Seat => `s${Math.max(...[...Object.keys(play.seats), ...Object.keys(asking)].map(number)) + 1}`;

/** How somebody who comes to the table is called there. */
export const wordFor = ({ order, names }: Play, name: string): string => seatNames([...order.map(one => names[one]!), name]).at(-1)!;

const expecting = (state: GameState, seat: Seat, guest: Guest): GameState =>
  ({ ...state, table: { ...state.table, asking: { ...state.table.asking, [seat]: guest } } });
