import { fieldsOf, type Json } from './json.ts';
import type { Difference, Play } from './state.ts';

/** The parts of a play that are set by hand. */
const parts = ['seats', 'powers', 'facts', 'acts', 'polls', 'traits'] as const;
type Part = (typeof parts)[number];

/** A play is plain JSON: as such it is compared and put back. */
const plain = (play: Play): { readonly [part: string]: Json } => JSON.parse(JSON.stringify(Object.fromEntries(parts.map(part => [part, play[part]]))));

const isRecord = (value: Json | undefined): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);
const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where two plays differ: each place as deep as there are names for it; a list is one value. */
export const differences = (before: Play, after: Play): readonly Difference[] => between(plain(before), plain(after), []);

function between(was: Json | undefined, is: Json | undefined, at: readonly string[]): readonly Difference[] {
  if (isSame(was, is)) return [];
  if (!isRecord(was) || !isRecord(is)) return [{ at, ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) }];
  const [a, b] = [fieldsOf(was), fieldsOf(is)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap(key => between(a[key], b[key], [...at, key]));
}

/** The play with these changes taken back. What has changed again since stays as it is now; of a list, what was added goes and what was taken comes back. */
export function undone(play: Play, changes: readonly Difference[]): Play {
  const back: Pick<Play, Part> = JSON.parse(JSON.stringify(changes.reduce<Json>((now, change) => put(now, change.at, change), plain(play))));
  return { ...play, ...back };
}

function put(now: Json | undefined, [key, ...rest]: readonly string[], change: Difference): Json {
  const fields = fieldsOf(now);
  const value = rest.length > 0 ? put(fields[key!], rest, change) : restored(fields[key!], change);
  const { [key!]: _, ...others } = fields;
  return value === undefined ? others : { ...fields, [key!]: value };
}

function restored(now: Json | undefined, { was, is }: Difference): Json | undefined {
  if (isSame(now, is)) return was;
  if (!Array.isArray(now) || !Array.isArray(was) || !Array.isArray(is)) return now;
  const [before, after] = [was as readonly Json[], is as readonly Json[]];
  const has = (list: readonly Json[], one: Json): boolean => list.some(other => isSame(one, other));
  const added = after.filter(one => !has(before, one));
  return [...(now as readonly Json[]).filter(one => !has(added, one)), ...before.filter(one => !has(after, one))];
}
