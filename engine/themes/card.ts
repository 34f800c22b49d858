import type { Json } from '../core/json.ts';
import type { CardLine } from '../core/messages.ts';
import { persons, type Person } from './en/persons.ts';
import { list, sentence } from './words.ts';

/** A role card as sentences, one a line. */
export const cardText = (theme: string, lines: readonly CardLine[]): readonly string[] => lines.map(line => lineText(theme, line));

/** A line whose arguments may be lines themselves; `person` says of whom it speaks. */
function lineText(theme: string, { key, args = {} }: CardLine): string {
  const { person, ...rest } = args;
  const words = isPerson(person) ? persons[person] : {};
  return sentence(theme, key, { ...words, ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, within(theme, value)])) });
}

function within(theme: string, value: Json): Json {
  if (Array.isArray(value)) return list(value.map(one => String(within(theme, one as Json))));
  if (value !== null && typeof value === 'object' && 'key' in value) {
    const { key, ...args } = value as { readonly [name: string]: Json };
    return lineText(theme, { key: String(key), args });
  }
  return value;
}

const isPerson = (value: Json | undefined): value is Person => typeof value === 'string' && value in persons;
