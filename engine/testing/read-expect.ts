import { oneOf } from '../core/nearest.ts';
import type { Json } from '../core/json.ts';
import { workplace } from '../themes/en/workplace.ts';
import { all, bad, good, type Read } from './fault.ts';
import { hosts, type Expect, type Pattern } from './record.ts';
import { expectSchema } from './record-schema.ts';
import { shaped, unknownKey, unknownPlayer } from './shape.ts';
import type { Source } from './source.ts';

const keys = {
  told: ['kind', 'ability', 'about', 'result', 'text', 'phase'],
  announced: ['kind', 'ability', 'about', 'result', 'text', 'phase'],
  refused: ['by', 'code', 'text', 'message', 'phase'],
} as const;

const kinds = {
  told: ['role', 'result', 'notice', 'prompt'],
  announced: ['death', 'reveal', 'vote', 'phase', 'win', 'notice'],
  refused: [],
} as const;

type Sort = keyof typeof keys;
type Path = readonly PropertyKey[];

const codes = Object.keys(workplace).flatMap(key => /^refuse\.([^.]+)$/.exec(key)?.[1] ?? []);

/** Reads an `expect`: a key, a name, a kind or a code that does not exist would make it empty, so each is looked up. */
export function readExpect(source: Source, value: unknown, at: Path, names: readonly string[]): Read<Expect> {
  const shape = shaped(source, expectSchema, value, at, Object.keys(expectSchema.shape));
  if (!shape.ok) return shape;
  const expect = shape.value;
  const checked = all([
    ...(['alive', 'dead', 'winners'] as const).map(key => checkNames(source, expect[key] ?? [], [...at, key], names)),
    ...Object.entries(expect.channels ?? {}).map(([slug, members]) => checkNames(source, members, [...at, 'channels', slug], names)),
    checkNames(source, Object.keys(expect.roles ?? {}), [...at, 'roles'], names),
    ...(['told', 'untold'] as const).flatMap(key => [
      checkNames(source, Object.keys(expect[key] ?? {}), [...at, key], names),
      ...Object.entries(expect[key] ?? {}).map(([name, patterns]) => checkPatterns(source, patterns, 'told', [...at, key, name], names)),
    ]),
    ...(['announced', 'unannounced'] as const).map(key => checkPatterns(source, expect[key] ?? [], 'announced', [...at, key], names)),
    checkPatterns(source, expect.refused ?? [], 'refused', [...at, 'refused'], [...names, ...hosts]),
  ]);
  return checked.ok ? good(expect) : checked;
}

function checkNames(source: Source, given: readonly string[], at: Path, names: readonly string[]): Read<null> {
  const wrong = given.findIndex(name => !known(name, names));
  return wrong < 0 ? good(null) : bad(source.lineOf([...at, source.isList(at) ? wrong : given[wrong]!]), unknownPlayer(given[wrong]!, names));
}

const known = (typed: string, words: readonly string[]): boolean => words.some(word => word.toLowerCase() === typed.toLowerCase());

function checkPatterns(source: Source, patterns: readonly Pattern[], sort: Sort, at: Path, names: readonly string[]): Read<null> {
  const checked = all(patterns.map((pattern, index) => checkPattern(source, pattern, sort, source.isList(at) ? [...at, index] : at, names)));
  return checked.ok ? good(null) : checked;
}

function checkPattern(source: Source, pattern: Pattern, sort: Sort, at: Path, names: readonly string[]): Read<null> {
  for (const [key, value] of Object.entries(pattern)) {
    const line = source.lineOf([...at, key]);
    if (!keys[sort].some(one => one === key)) return bad(line, unknownKey(key, keys[sort]));
    const stranger = key === 'about' || key === 'by' ? words(value).find(word => !known(word, names)) : undefined;
    if (stranger !== undefined) return bad(line, unknownPlayer(stranger, names));
    const listed: readonly string[] = key === 'kind' ? kinds[sort] : key === 'code' ? codes : [];
    const odd = listed.length === 0 ? undefined : words(value).find(word => !known(word, listed));
    if (odd !== undefined) return bad(line, `"${odd}" is no ${key}; ${nearOrAll(odd, listed)}`);
  }
  return good(null);
}

function nearOrAll(typed: string, listed: readonly string[]): string {
  const near = oneOf(typed, listed);
  return near === undefined ? `there are ${listed.join(', ')}` : `did you mean "${near}"?`;
}

/** Every word in a pattern's value, within `{anyOf}`, `{has}` and `{not}` too. */
function words(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(words);
  return typeof value === 'object' && value !== null ? Object.values(value as Readonly<Record<string, Json>>).flatMap(words) : [];
}
