import type { GameEvent } from '../core/events.ts';
import type { Seat } from '../core/state.ts';
import type { Table } from './table.ts';

/** Who sits where after this: those who asked and came, those who are not let in, and those who left. */
export function reseated(table: Table, events: readonly GameEvent[]): Table {
  return events.reduce((at, event) => {
    switch (event.type) {
      case 'SeatAdded': return come(at, event.seat);
      case 'SeatRefused': return without(at, event.seat);
      case 'SeatRemoved': return gone(at, event.seat);
      default: return at;
    }
  }, table);
}

function without(table: Table, seat: Seat): Table {
  const { [seat]: _, ...asking } = table.asking ?? {};
  return { ...table, asking };
}

function come(table: Table, seat: Seat): Table {
  const guest = table.asking?.[seat];
  if (!guest) return table;
  const { person } = guest;
  const next = without(table, seat);
  return { ...next, seated: { ...table.seated, [seat]: person }, guests: [...table.guests, guest], watchers: table.watchers.filter(one => one.person !== person) };
}

/** Whoever left has known too much to come back to another seat. */
function gone(table: Table, seat: Seat): Table {
  const person = table.seated[seat];
  if (person === undefined) return table;
  const { [seat]: _, ...seated } = table.seated;
  return { ...table, seated, guests: table.guests.filter(one => one.person !== person), former: [...(table.former ?? []), { person, seat }] };
}
