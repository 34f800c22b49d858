/** Plain JSON: the only thing that state, events and messages are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The fields of a value; anything but an object has none. */
export const fieldsOf = (value: Json | undefined): { readonly [key: string]: Json } =>
  (value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as { readonly [key: string]: Json }) : {});

/** The texts of a list; anything but a list has none. */
export const textsOf = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value.filter((one: Json): one is string => typeof one === 'string') : []);
