import type { FieldOf, Form } from '../core/forms.ts';
import type { View } from '../core/views.ts';
import type { Clauses } from './act-clauses.ts';
import { seatNamed } from './act-names.ts';

const kinds: readonly FieldOf[] = ['seat', 'role', 'option'];

/** A way of the form that was named without `with`, where nobody is called so: `mayor resign`. */
export function waysNamed(form: Form, clauses: Clauses, view: View): Clauses {
  const ways = Object.values(form).filter(({ of }) => of === 'option').flatMap(field => field.from(view)).map(way => way.toLowerCase());
  const isWay = (typed: string): boolean => ways.includes(typed.toLowerCase()) && seatNamed(typed, view) === undefined;
  return { ...clauses, seat: clauses.seat.filter(typed => !isWay(typed)), option: [...clauses.option, ...clauses.seat.filter(isWay).map(typed => typed.toLowerCase())] };
}

/** True if a form has a place for each player, role and option that was named, and needs no other. Words are not looked at: they stand behind. */
export function suits(form: Form, typedClauses: Clauses, view: View): boolean {
  const clauses = waysNamed(form, typedClauses, view);
  return kinds.every(kind => {
    const fields = Object.values(form).filter(({ of }) => of === kind);
    const named = bare(form, clauses, kind).length;
    const [least, most] = [fields.reduce((sum, { min }) => sum + min, 0), fields.reduce((sum, { max }) => sum + max, 0)];
    if (named < least || named > most) return false;
    return kind !== 'option' || clauses.option.every(typed => fields.some(field => field.from(view).some(value => value.toLowerCase() === typed.toLowerCase())));
  });
}

/** Of a form without players, what is named bare is a role. */
function bare(form: Form, clauses: Clauses, kind: FieldOf): readonly string[] {
  const of = Object.values(form).map(field => field.of);
  const rolesOnly = of.includes('role') && !of.includes('seat');
  if (!rolesOnly) return clauses[kind];
  return kind === 'seat' ? [] : kind === 'role' ? [...clauses.seat, ...clauses.role] : clauses[kind];
}
