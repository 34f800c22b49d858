/** A JSON object of unknown content. */
export type Obj = { readonly [key: string]: unknown };

/** Whether a value is a JSON object (no array, not null). */
export const isObj = (value: unknown): value is Obj => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; nothing when it is none. */
export const objects = (value: unknown): readonly Obj[] => (Array.isArray(value) ? value.filter(isObj) : []);

/** A string property, or nothing. */
export const textOf = (value: unknown, key: string): string | undefined => {
  const found = isObj(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Parses JSON; undefined when it is none. */
export const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
};
