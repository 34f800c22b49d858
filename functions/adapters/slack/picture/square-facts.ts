import { phaseText, type Seat } from '../../../../engine/core/state.ts';
import type { PollView, View } from '../../../../engine/core/views.ts';

/** A seat as it is drawn and told: its number round the table, from 1, and what everybody sees of it. */
export interface Chair {
  readonly number: number;
  readonly name: string;
  readonly alive: boolean;
  readonly nominated: boolean;
  readonly traveller: boolean;
  /** Of who is out: whether the last vote is left. */
  readonly vote?: 'left' | 'spent';
}

/** A vote on somebody: how it stands, and before whom the hand is. */
export interface Stand {
  readonly name: string;
  /** The chair's number; absent for who has no seat. */
  readonly number?: number;
  readonly yes: number;
  readonly needed: number;
  readonly hand?: { readonly number: number; readonly name: string };
}

export interface Square {
  readonly phase: string;
  readonly living: number;
  readonly chairs: readonly Chair[];
  readonly stands: readonly Stand[];
}

/** What everybody sees of the table. Nothing but public parts of a view are read: whose view it is makes no difference. */
export function squareOf(view: View): Square {
  const votes = view.polls.filter(({ open, subject }) => open && subject !== undefined);
  const nominees = votes.map(({ subject }) => subject!);
  const numbers = new Map(view.seats.map(({ seat }, index) => [seat, index + 1]));
  const chairs = view.seats.map(({ seat, name, alive, marks = [] }, index): Chair => ({
    number: index + 1, name, alive, nominated: nominees.includes(seat), traveller: marks.includes('traveller'),
    ...(marks.includes('vote-left') ? { vote: 'left' } : marks.includes('vote-spent') ? { vote: 'spent' } : {}),
  }));
  return { phase: phaseText(view.phase), living: chairs.filter(({ alive }) => alive).length, chairs, stands: votes.map(poll => standOf(view, numbers, poll)) };
}

function standOf(view: View, numbers: ReadonlyMap<Seat, number>, poll: PollView): Stand {
  const nameOf = (seat: Seat): string => view.seats.find(known => known.seat === seat)?.name ?? seat;
  const number = numbers.get(poll.subject!);
  const cast = poll.ballots.filter(({ choice }) => choice === 'yes');
  const { waitsFor } = poll;
  return {
    name: nameOf(poll.subject!), ...(number === undefined ? {} : { number }),
    yes: cast.filter(({ locked }) => locked).length, needed: (poll.needed['yes'] ?? 0) + cast.length,
    ...(waitsFor === undefined ? {} : { hand: { number: numbers.get(waitsFor)!, name: nameOf(waitsFor) } }),
  };
}
