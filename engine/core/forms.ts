import { withoutLines } from './line-list.ts';
import { oneOf } from './nearest.ts';
import type { Json } from './json.ts';
import type { Answer, Seat } from './state.ts';
import type { View } from './views.ts';

/** What a field holds: a player, a role's name, one of the ability's modes, or free words. */
export type FieldOf = 'seat' | 'role' | 'option' | 'text';

/** One input. `from` lists what may be chosen out of what the viewer may know, so that no list can leak. */
export interface Field {
  readonly of: FieldOf;
  /** Key of the label in the theme. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** True: one value may stand only once. */
  readonly distinct: boolean;
  /** A field that stands in for this one: where that is filled in, this one stays empty. */
  readonly unless?: string;
  /** A field for each of whose values, in order, this one has a value. */
  readonly each?: string;
  /** What is meant where it is left empty. */
  readonly usual?: string;
  /** For text: the most characters, counted as people count them: by code points, without the blanks around. */
  readonly longest?: number;
  /** For text: the most words, which are the pieces between blanks. */
  readonly mostWords?: number;
  from(view: View): readonly string[];
  /** Why something is not listed, where that can be said better than by the list alone. */
  because?(value: string): Because | undefined;
}

/** The variant of a sentence that says why, and its parts. */
export interface Because {
  readonly variant: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Fields by name, in the order in which they are shown. An empty form is a bare "use it". */
export type Form = Readonly<Record<string, Field>>;

/** What somebody sent, unchecked. */
export type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One thing that is wrong: which field, a code, the sentence's parts, and what would be possible. */
export interface Fault {
  readonly code: FaultCode;
  readonly field?: string;
  readonly value?: string;
  readonly possible?: readonly string[];
  readonly nearest?: string;
  readonly because?: Because;
}

export type FaultCode = 'illegal-target' | 'unknown-option' | 'too-few' | 'too-many' | 'repeated' | 'too-long' | 'too-many-words' | 'unknown-field';

/** True for a way that has to be named although there is only one: left out, it is meant. */
export const isSettled = (field: Field | undefined, view: View): boolean => field?.of === 'option' && field.min === 1 && field.max === 1 && field.unless === undefined && field.from(view).length === 1;

export const livingOthers = (view: View): readonly Seat[] => view.living.filter(seat => seat !== view.viewer);
export const livingAll = (view: View): readonly Seat[] => view.living;
export const deadAll = (view: View): readonly Seat[] => view.dead;

/** Exactly one player out of `from`. */
export const oneSeat = (label: string, from: (view: View) => readonly Seat[]): Field =>
  ({ of: 'seat', label, min: 1, max: 1, distinct: true, from });

/** Exactly `count` different players out of `from`, in the order in which they are named. */
export const seats = (label: string, count: number, from: (view: View) => readonly Seat[]): Field =>
  ({ of: 'seat', label, min: count, max: count, distinct: true, from });

const listed = (raw: Raw[string]): readonly string[] =>
  raw === undefined ? [] : typeof raw === 'string' ? [raw] : raw;

/** Words without the blanks around them; nothing but blanks says nothing. */
const spoken = (texts: readonly string[]): readonly string[] => texts.map(text => text.trim()).filter(text => text !== '');

/**
 * The only gate: modal, command, bot and record come through it.
 * @returns the answer as it will stand, or every fault with what is possible instead.
 */
export function check(form: Form, view: View, sent: Raw): { ok: true; answer: Answer } | { ok: false; faults: readonly Fault[] } {
  const { raw, faults: inLines } = withoutLines(form, view, sent);
  if (inLines.length > 0) return { ok: false, faults: inLines };
  const faults: Fault[] = Object.keys(raw)
    .filter(name => !Object.hasOwn(form, name) && listed(raw[name]).length > 0)
    .map(field => ({ code: 'unknown-field', field, value: listed(raw[field])[0] }));
  const answer: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(form)) {
    const values = field.of === 'text' ? spoken(listed(raw[name])) : listed(raw[name]);
    const settled = values.length === 0 && isSettled(field, view);
    const replaced = field.unless !== undefined && listed(raw[field.unless]).length > 0;
    const fault = settled ? undefined : faultIn(name, replaced ? { ...field, min: 0, max: 0 } : field, view, values);
    if (fault) faults.push(fault);
    else if (settled) answer[name] = field.from(view);
    else if (values.length > 0) answer[name] = values;
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, answer };
}

function faultIn(name: string, field: Field, view: View, values: readonly string[]): Fault | undefined {
  const possible = field.of === 'text' ? [] : field.from(view);
  if (values.length < field.min) return { code: 'too-few', field: name, possible };
  if (values.length > field.max) return { code: 'too-many', field: name, possible };
  if (field.distinct && new Set(values).size < values.length) return { code: 'repeated', field: name, possible };
  if (field.of === 'text') {
    const long = values.find(value => [...value].length > (field.longest ?? Infinity));
    if (long !== undefined) return { code: 'too-long', field: name };
    return values.some(value => value.split(/\s+/).length > (field.mostWords ?? Infinity)) ? { code: 'too-many-words', field: name } : undefined;
  }
  const wrong = values.find(value => !possible.includes(value));
  if (wrong === undefined) return undefined;
  const because = field.because?.(wrong);
  return {
    code: field.of === 'option' ? 'unknown-option' : 'illegal-target', field: name, value: wrong, possible, nearest: oneOf(wrong, possible),
    ...(because === undefined ? {} : { because }),
  };
}
