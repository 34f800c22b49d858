import { isObj, type Obj } from '../json.ts';

/** What is wrong, and where: `said` is Slack's own line for it. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
  readonly said: string;
}

/** A problem in Slack's words. */
export const problem = (pointer: string, message: string): Problem => ({
  pointer,
  message,
  said: `[ERROR] ${message} [json-pointer:${pointer}]`,
});

/** Looks at a value and names what is wrong with it; `at` is its JSON pointer. */
export type Check = (value: unknown, at: string) => readonly Problem[];

export const fine: Check = () => [];

/** All of several checks. */
export const all =
  (...checks: readonly Check[]): Check =>
  (value, at) =>
    checks.flatMap(check => check(value, at));

interface Size {
  readonly min?: number;
  readonly max?: number;
}

/** A string within a length. */
export const string =
  ({ min = 0, max = Number.POSITIVE_INFINITY }: Size = {}): Check =>
  (value, at) => {
    if (typeof value !== 'string') return [problem(at, 'must provide a string')];
    if (value.length < min) return [problem(at, `must be more than ${min - 1} characters`)];
    return value.length > max ? [problem(at, `must be less than ${max + 1} characters`)] : [];
  };

export const boolean: Check = (value, at) => (typeof value === 'boolean' ? [] : [problem(at, 'must provide a boolean')]);

/** A whole number within bounds. */
export const integer =
  (min: number, max: number): Check =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return [problem(at, 'must provide an integer')];
    if (value < min) return [problem(at, `must be greater than or equal to ${min}`)];
    return value > max ? [problem(at, `must be less than or equal to ${max}`)] : [];
  };

/** A string of a shape. */
export const like =
  (pattern: RegExp, message: string): Check =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? [] : [problem(at, message)];

/** One of some words. */
export const oneOf =
  (...words: readonly string[]): Check =>
  (value, at) =>
    words.some(word => word === value) ? [] : [problem(at, 'must be a valid enum value')];

/** A list of things within a length. */
export const list =
  (item: Check, { min = 0, max = Number.POSITIVE_INFINITY }: Size = {}): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return [problem(at, 'must provide an array')];
    if (value.length < min) return [problem(at, `must provide at least ${min} items`)];
    const long = value.length > max ? [problem(at, `no more than ${max} items allowed`)] : [];
    return [...long, ...value.flatMap((entry, index) => item(entry, `${at}/${index}`))];
  };

interface Fields {
  readonly must?: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
  /** What must hold between the fields. */
  readonly also?: (value: Obj, at: string) => readonly Problem[];
}

/** An object with exactly these fields. */
export const object =
  ({ must = {}, may = {}, also = () => [] }: Fields): Check =>
  (value, at) => {
    if (!isObj(value)) return [problem(at, 'must provide an object')];
    const known: Readonly<Record<string, Check>> = { ...must, ...may };
    const missing = Object.keys(must)
      .filter(key => value[key] === undefined)
      .map(key => problem(at, `missing required field: ${key}`));
    const extra = Object.keys(value)
      .filter(key => !(key in known))
      .map(key => problem(at, `invalid additional property: ${key}`));
    const inside = Object.entries(value).flatMap(([key, field]) =>
      field === undefined ? [] : (known[key]?.(field, `${at}/${key}`) ?? []),
    );
    return [...missing, ...extra, ...inside, ...(inside.length === 0 && missing.length === 0 ? also(value, at) : [])];
  };

/** An object whose `type` says which check it has to pass. */
export const byType =
  (table: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isObj(value)) return [problem(at, 'must provide an object')];
    if (typeof value.type !== 'string') return [problem(at, 'missing required field: type')];
    return table[value.type]?.(value, at) ?? [problem(`${at}/type`, `unsupported type: ${value.type}`)];
  };

/** A rule on a whole list or object, when its parts are as they should be. */
export const exactlyOneOf =
  (...keys: readonly string[]) =>
  (value: Obj, at: string): readonly Problem[] =>
    keys.filter(key => value[key] !== undefined).length === 1
      ? []
      : [problem(at, `must define exactly one of: ${keys.map(k => `\`${k}\``).join(', ')}`)];
