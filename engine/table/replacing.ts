import type { GameEvent } from '../core/events.ts';
import { phaseText, type Play, type Seat } from '../core/state.ts';
import { applied } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { hosting } from './hosting.ts';
import { seatNames } from './seat-names.ts';
import { type GameState, type Person, runs, type Table } from './table.ts';
import { no } from './words.ts';

type Replace = Extract<Command, { type: 'replace' }>;

/** Somebody else takes a seat over: role, votes and choices belong to the seat, and stay. */
export function replace(state: GameState, { person, seat, by, name, at }: Replace): Decision {
  const refused = hosting(state, person);
  if (refused) return refused;
  const { table } = state;
  const play = state.play!;
  if (!play.order.includes(seat)) return no(state, 'unknown-player', { typed: seat, possible: play.order.map(one => play.names[one]!) });
  const before = table.seated[seat]!;
  const knows = knowing(table, seat, by);
  if (knows !== undefined) return no(state, 'already-in', { name }, knows);
  const next = { ...state, table: { ...table, ...changed(table, seat, { person: by, name }, before) } };
  return applied(next, { events: told(play, seat, nameFor(play, seat, name)), trace: [] }, at);
}

/** Who already knows too much for this seat, and why. */
function knowing(table: Table, seat: Seat, by: Person): 'other' | 'host' | 'former' | undefined {
  if (Object.values(table.seated).includes(by)) return 'other';
  if (runs(table, by)) return 'host';
  return table.former?.some(one => one.person === by && one.seat !== seat) ? 'former' : undefined;
}

const changed = ({ seated, guests, watchers, former = [] }: Table, seat: Seat, guest: Table['guests'][number], before: Person): Partial<Table> => ({
  seated: { ...seated, [seat]: guest.person },
  guests: guests.map(one => (one.person === before ? guest : one)),
  watchers: watchers.some(({ person }) => person === guest.person) ? watchers.filter(({ person }) => person !== guest.person) : watchers,
  former: [...former, { person: before, seat }],
});

/** The name by which acts call the seat from now on: like no other's. */
const nameFor = ({ order, names }: Play, seat: Seat, name: string): string =>
  seatNames([...order.filter(one => one !== seat).map(one => names[one]!), name]).at(-1)!;

function told({ phase, names }: Play, seat: Seat, name: string): readonly GameEvent[] {
  const said = { phase: phaseText(phase), kind: 'notice' as const, args: { was: names[seat]! } };
  return [
    { type: 'Renamed', seat, name },
    { type: 'Said', message: { ...said, to: 'table', key: 'seat.taken', about: [seat] } },
    { type: 'Said', message: { ...said, to: seat, key: 'seat.yours', about: [] } },
  ];
}
