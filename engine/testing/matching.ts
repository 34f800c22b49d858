import type { Json } from '../core/json.ts';

type Map = Readonly<Record<string, Json>>;

const operators = ['anyOf', 'has', 'not', 'size'] as const;

/**
 * True if a value is what a pattern says: words without regard to case, lists with the same members in any order,
 * or `{anyOf: […]}`, `{has: […]}`, `{not: X}`, `{size: n}`.
 * @param part a plain part of a text is enough
 */
export function matches(pattern: Json, value: Json | undefined, part = false): boolean {
  if (isMap(pattern) && Object.keys(pattern).length > 0 && Object.keys(pattern).every(key => operators.some(one => one === key))) {
    return Object.entries(pattern).every(([key, wanted]) => holds(key, wanted, value, part));
  }
  if (value === undefined || value === null || pattern === null) return pattern === (value ?? null);
  if (Array.isArray(pattern)) return Array.isArray(value) && sameMembers(pattern as readonly Json[], value as readonly Json[]);
  if (isMap(pattern)) return isMap(value) && Object.keys(value).length === Object.keys(pattern).length && matchesAll(pattern, value);
  if (Array.isArray(value) || isMap(value)) return false;
  if (typeof pattern === 'boolean' || typeof value === 'boolean') return pattern === value;
  const [wanted, found] = [fold(pattern), fold(value)];
  return part ? found.includes(wanted) : found === wanted;
}

/** True if every key that the pattern names is as it says; `text` and `message` need only hold the words. */
export const matchesAll = (pattern: Map, value: Map): boolean =>
  Object.entries(pattern).every(([key, wanted]) => matches(wanted, value[key], isProse(key)));

/** Keys of whole sentences. */
export const isProse = (key: string): boolean => key === 'text' || key === 'message';

function holds(operator: string, wanted: Json, value: Json | undefined, part: boolean): boolean {
  const listed: readonly Json[] = Array.isArray(wanted) ? wanted : [wanted];
  switch (operator) {
    case 'anyOf': return listed.some(one => matches(one, value, part));
    case 'not': return !matches(wanted, value, part);
    case 'size': return Array.isArray(value) && value.length === wanted;
    default: return Array.isArray(value)
      ? listed.every(one => (value as readonly Json[]).some(member => matches(one, member)))
      : part && listed.every(one => matches(one, value, true));
  }
}

function sameMembers(patterns: readonly Json[], values: readonly Json[]): boolean {
  if (patterns.length !== values.length) return false;
  const left = [...values];
  return patterns.every(pattern => {
    const at = left.findIndex(value => matches(pattern, value));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isMap = (value: Json | undefined): value is Map => typeof value === 'object' && value !== null && !Array.isArray(value);

const fold = (word: Json): string => String(word).trim().toLowerCase();
