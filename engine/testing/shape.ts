import type { z } from 'zod';
import { oneOf } from '../core/nearest.ts';
import { bad, good, type Read } from './fault.ts';
import type { Source } from './source.ts';

/** Checks a part of a source against its schema: the value, or the first fault with its line and the nearest right key. */
export function shaped<S extends z.ZodType>(source: Source, schema: S, value: unknown, at: readonly PropertyKey[], keys: readonly string[]): Read<z.infer<S>> {
  const read = schema.safeParse(value);
  if (read.success) return good(read.data);
  const issue = read.error.issues[0]!;
  if (issue.code !== 'unrecognized_keys') return bad(source.lineOf([...at, ...issue.path]), issue.message);
  const typed = issue.keys[0]!;
  return bad(source.lineOf([...at, ...issue.path, typed]), unknownKey(typed, keys));
}

/** A key that is none, the nearest that is one, and all there are. */
export function unknownKey(typed: string, keys: readonly string[]): string {
  const near = oneOf(typed, keys);
  return near === undefined ? `"${typed}" is no key here; there are ${keys.join(', ')}` : `"${typed}" is no key here; did you mean "${near}"?`;
}

/** A name that nobody has, and the nearest that somebody has. */
export function unknownPlayer(typed: string, names: readonly string[]): string {
  const near = oneOf(typed, names);
  return near === undefined ? `nobody here is called "${typed}"; there are ${names.join(', ')}` : `nobody here is called "${typed}"; did you mean ${near}?`;
}
