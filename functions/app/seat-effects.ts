import type { Seat } from '../../engine/core/state.ts';
import type { Command } from '../../engine/table/commands.ts';
import type { Person } from '../../engine/table/table.ts';
import { card, homes, listing, type Running } from './card-effects.ts';
import type { Effect } from './effects.ts';

/** True for a seat that was not at the table before. */
export const isNewcomer = ({ play: before }: Running, { play }: Running, seat: string): boolean => play.order.includes(seat) && !before.order.includes(seat);

/** Seats that came to the table, changed hands or left it: who sits there now, and who did. */
export function seatEffects(before: Running, state: Running): readonly Effect[] {
  const seats = [...new Set([...before.play.order, ...state.play.order])];
  return seats.filter(seat => before.table.seated[seat] !== state.table.seated[seat]).flatMap(seat => ofSeat(before, state, seat));
}

/** A newcomer gets the role card; with what the seat was told, where it was somebody else's. Whoever left is shown that they are out. */
function ofSeat(before: Running, state: Running, seat: Seat): readonly Effect[] {
  const [was, is] = [before.table.seated[seat], state.table.seated[seat]];
  const people: readonly Person[] = [was, is].filter(person => person !== undefined);
  return [
    ...listing(state.table, people),
    card('lobby'),
    ...(is === undefined ? [] : [card(was === undefined ? 'role' : 'seat', is)]),
    ...homes(was === undefined ? people : [was]),
  ];
}

/** Watchers who come and go while a game is under way. */
export function around({ table: before }: Running, { table }: Running, command: Command): readonly Effect[] {
  if (command.type === 'co-host') return [...listing(table, [command.by]), card('lobby'), ...homes([command.by])];
  if (before.watchers === table.watchers || !('person' in command)) return [];
  return [...listing(table, [command.person]), card('lobby'), ...homes([command.person])];
}
