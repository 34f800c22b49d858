import { deadAll, type Field, type Form, livingOthers, oneSeat, seats } from '../../../engine/core/forms.ts';
import type { Ask } from '../../../engine/core/asks.ts';
import { isAlive, type Play, type Seat } from '../../../engine/core/state.ts';

const option = (max: number, ...values: readonly string[]): Field => ({ of: 'option', label: 'mode', min: 0, max, distinct: true, from: () => values });
const letter: Field = { of: 'text', label: 'message', min: 1, max: 1, distinct: true, longest: 400, from: () => [] };
const role: Field = { of: 'role', label: 'role', min: 1, max: 1, distinct: true, from: () => ['Town Cop', 'Mafia Goon'] };
const whom = { targets: oneSeat('whom', livingOthers) };

interface Declared {
  readonly form: Form;
  readonly by: 'day' | 'night';
  readonly more?: Partial<Ask>;
}

/** What each word of a role can do: one of every kind of form that there is. */
const declared: Readonly<Record<string, Declared>> = {
  cop: { form: whom, by: 'night' },
  doctor: { form: whom, by: 'night' },
  driver: { form: { targets: seats('whom', 2, livingOthers) }, by: 'night' },
  medium: { form: { targets: oneSeat('whom', deadAll) }, by: 'night' },
  arsonist: { form: { targets: { ...oneSeat('whom', livingOthers), min: 0 }, mode: option(1, 'ignite'), addons: option(2, 'roleblocking', 'strongman') }, by: 'night' },
  guesser: { form: { ...whom, role }, by: 'night' },
  mailman: { form: { ...whom, letter }, by: 'night' },
  veteran: { form: {}, by: 'night' },
  crier: { form: whom, by: 'night', more: { open: true } },
  gunman: { form: whom, by: 'day', more: { when: 'now', usesLeft: 1 } },
  governor: { form: {}, by: 'day', more: { when: 'now' } },
  orator: { form: whom, by: 'day', more: { when: 'now', open: true } },
  permitted: { form: {}, by: 'day', more: { when: 'now' } },
};

/** A role of the fake rules is words with hyphens for spaces: `cop`, or `cop/doctor`, of which one is used in a night. */
export const powersOf = (text: string): readonly string[] => text.toLowerCase().split(/[\s/]+/).filter(word => word in declared);

export function asks(play: Play): readonly Ask[] {
  if (play.winners) return [];
  return play.order.filter(seat => isAlive(play, seat)).flatMap(seat => asksOf(play, seat));
}

function asksOf(play: Play, seat: Seat): Ask[] {
  const text = play.seats[seat]!.role;
  return powersOf(text).flatMap((power, n): Ask[] => {
    const { form, by, more } = declared[power]!;
    const id = `${seat}.${n + 1}`;
    if (by !== play.phase.name || play.facts[`used ${id}`] !== undefined) return [];
    return [{ id, abilities: [power], seats: [seat], form, when: 'end', ...(text.includes('/') ? { excludes: seat } : {}), ...more }];
  });
}
