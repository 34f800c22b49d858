import type { Fault, Form, Raw } from './forms.ts';
import { oneOf } from './nearest.ts';
import type { Answer } from './state.ts';
import type { View } from './views.ts';

/** Of a longer name a line holds the beginning. */
const longestName = 40;

/**
 * True for a field that has one value for each player, all of whom have to be named: the two of them are filled in as one list with a line
 * `NAME: VALUE` for each player, since a list of choices for each would be longer than a form may be.
 */
export function isLineList(form: Form, name: string, view: View): boolean {
  const whom = form[form[name]?.each ?? ''];
  if (whom?.of !== 'seat') return false;
  return whom.max > 1 && whom.min === whom.max && whom.distinct && whom.from(view).length === whom.max;
}

/** The field whose values stand in the lines of another, if this one does. */
export const isInLines = (form: Form, name: string, view: View): boolean => Object.keys(form).some(other => form[other]!.each === name && isLineList(form, other, view));

/** The lines of such a field, with what stands. */
export function linesOf(form: Form, name: string, view: View, stands: Answer = {}): string {
  const { each = '' } = form[name]!;
  const seats = stands[each] ?? [];
  return form[each]!.from(view).map(seat => `${nameOf(seat, view)}: ${stands[name]?.[seats.indexOf(seat)] ?? ''}`.trim()).join('\n');
}

/** What was sent, with the lines of each such field as the values that they name; or what is wrong with a line. */
export function withoutLines(form: Form, view: View, raw: Raw): { readonly raw: Raw; readonly faults: readonly Fault[] } {
  let out = raw;
  const faults: Fault[] = [];
  for (const name of Object.keys(form).filter(one => isLineList(form, one, view))) {
    const text = [raw[name] ?? []].flat();
    if (text.length !== 1 || !text[0]!.includes(':')) continue;
    const read = readLines(form, name, view, text[0]!);
    if (read.fault) faults.push({ field: name, ...read.fault });
    else out = { ...out, [form[name]!.each!]: read.named.map(([seat]) => seat), [name]: read.named.map(([, value]) => value) };
  }
  return { raw: out, faults };
}

type Named = readonly (readonly [string, string])[];

function readLines(form: Form, name: string, view: View, text: string): { readonly named: Named; readonly fault?: Omit<Fault, 'field'> } {
  const field = form[name]!;
  const seats = form[field.each!]!.from(view);
  const named = new Map<string, string>();
  for (const [at, line] of text.split('\n').entries()) {
    const [, who = line, what = ''] = /^(.*):([^:]*)$/.exec(line) ?? [];
    if (line.trim() === '') continue;
    const seat = seats.find(one => plain(nameOf(one, view)) === plain(who));
    if (seat === undefined) return wrong(who.trim(), at, 'name', seats.map(one => nameOf(one, view)));
    const possible = field.from(view);
    const value = possible.find(one => plain(one) === plain(what));
    if (value === undefined && what.trim() !== '') return wrong(what.trim(), at, 'value', possible);
    if (value !== undefined) named.set(seat, value);
  }
  const open = seats.filter(seat => !named.has(seat)).map(seat => nameOf(seat, view));
  return open.length === 0 ? { named: [...named] } : { named: [], fault: { code: 'too-few', because: { variant: 'lines', args: { names: open } } } };
}

function wrong(value: string, at: number, what: 'name' | 'value', possible: readonly string[]): { readonly named: Named; readonly fault: Omit<Fault, 'field'> } {
  const near = oneOf(value, possible);
  const variant = near === undefined ? `line.${what}` : `line.${what}.near`;
  return { named: [], fault: { code: 'illegal-target', value, possible, because: { variant, args: { line: at + 1, ...(near === undefined ? {} : { nearest: near }) } } } };
}

const nameOf = (seat: string, view: View): string => (view.seats.find(one => one.seat === seat)?.name ?? seat).replace(/[:\s]+/g, ' ').slice(0, longestName).trim();

/** Upper case and blanks do not matter. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s:]+/g, '');
