import type { Field, FieldOf, Form, Raw } from '../core/forms.ts';
import type { Seat } from '../core/state.ts';
import type { AskView, View } from '../core/views.ts';
import { readClauses, type Clauses, type Spoken } from './act-clauses.ts';
import { waysNamed } from './act-fit.ts';
import { good, type ActText } from './act-meaning.ts';
import { seatNamed, unknownPlayer } from './act-names.ts';

/** Hands the clauses to the fields of the form: players and words in order, each role and option to a field that lists it. */
export function readAnswer(ask: AskView, text: Spoken, view: View): ActText {
  const clauses = rolesNamed(ask.form, waysNamed(ask.form, readClauses(text), view));
  const seats: Seat[] = [];
  for (const named of clauses.seat) {
    const seat = seatNamed(named, view);
    if (seat === undefined) return unknownPlayer(named, view);
    seats.push(seat);
  }
  return good({ type: 'answer', ask: ask.id, raw: handOut(ask.form, { ...clauses, seat: seats }, view) });
}

/** Of a form that asks for a role and for no player, what is named bare is the role: `claim Cop`. */
function rolesNamed(form: Form, clauses: Clauses): Clauses {
  const of = Object.values(form).map(field => field.of);
  return of.includes('role') && !of.includes('seat') ? { ...clauses, seat: [], role: [...clauses.seat, ...clauses.role] } : clauses;
}

const kinds: readonly FieldOf[] = ['seat', 'role', 'option', 'text'];

function handOut(form: Form, clauses: Clauses, view: View): Raw {
  const raw: Record<string, readonly string[]> = {};
  for (const name of Object.keys(form)) raw[name] = [];
  for (const kind of kinds) {
    const fields = Object.entries(form).filter(([, { of }]) => of === kind);
    if (fields.length === 0 && clauses[kind].length > 0) raw[kind] = clauses[kind];
    for (const typed of clauses[kind]) {
      const [name, value] = placeOf(typed, fields, raw, view) ?? [];
      if (name !== undefined && value !== undefined) raw[name] = [...raw[name]!, value];
    }
  }
  return raw;
}

/** The field that takes a value, and the value as the field lists it: what no field lists goes where there is room, else to the last, which refuses it. */
function placeOf(typed: string, fields: readonly (readonly [string, Field])[], raw: Raw, view: View): readonly [string, string] | undefined {
  const free = fields.filter(([name, { max }]) => (raw[name] ?? []).length < max);
  for (const [name, field] of free) {
    const listed = isListed(field) ? field.from(view).find(value => value.toLowerCase() === typed.toLowerCase()) : undefined;
    if (listed !== undefined) return [name, listed];
  }
  const [name] = free[0] ?? fields.at(-1) ?? [];
  return name === undefined ? undefined : [name, typed];
}

/** Players are handed out in the order in which they are named, whoever could be chosen where. */
const isListed = ({ of }: Field): boolean => of === 'role' || of === 'option';
