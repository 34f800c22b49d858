/** Plain JSON: the only thing that state, events and messages are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
