import type { Json } from '../core/json.ts';
import { oneOf } from '../core/nearest.ts';
import type { OptionSpec } from '../core/option-spec.ts';

type Specs = Readonly<Record<string, OptionSpec>>;

export type OptionsRead =
  | { readonly ok: true; readonly value: Readonly<Record<string, Json>> }
  | { readonly ok: false; readonly name: string; readonly reason: string };

/** What an option is called where a refusal or a form names its field. */
export const optionField = (name: string): string => `option:${name}`;

/** Options as they were given, by the names that they have, or the first that is unknown or has a wrong value. Case does not matter. */
export function optionsFrom(specs: Specs, given: Readonly<Record<string, Json>>): OptionsRead {
  const value: Record<string, Json> = {};
  for (const [typed, wanted] of Object.entries(given)) {
    const name = nameOf(specs, typed);
    const reason = name === undefined ? unknown(specs, typed) : specs[name]!.check(wanted);
    if (name === undefined || reason !== undefined) return { ok: false, name: name ?? typed, reason: reason! };
    value[name] = wanted;
  }
  return { ok: true, value };
}

const nameOf = (specs: Specs, typed: string): string | undefined => Object.keys(specs).find(name => name.toLowerCase() === typed.toLowerCase());

function unknown(specs: Specs, typed: string): string {
  const names = Object.keys(specs);
  const near = oneOf(typed, names);
  return `there is no such option; ${near === undefined ? `there are ${names.join(', ')}` : `the nearest is "${near}"`}`;
}

/** The options that were set otherwise than they are anyway. */
export const unusual = (specs: Specs, options: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => specs[name]?.default !== value));
