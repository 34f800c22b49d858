import { z } from 'zod';
import { count, refuse, type Refusal, text } from './method.ts';

/** The arguments of a method that answers in pages. */
export const paged = { cursor: text.optional(), limit: count.optional() } as const;

interface Page<T> {
  readonly items: readonly T[];
  readonly more: boolean;
  readonly response_metadata: { readonly next_cursor: string };
}

const cursorOf = (offset: number): string => Buffer.from(`next:${offset}`).toString('base64');

/** One page of a list, or `invalid_cursor`. */
export function page<T>(all: readonly T[], { cursor, limit }: z.output<z.ZodObject<typeof paged>>, usual: number): Page<T> | Refusal {
  const found = cursor ? /^next:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) : null;
  if (cursor && !found) return refuse('invalid_cursor');
  if (limit !== undefined && (limit < 0 || limit > 1000)) return refuse('invalid_limit');
  const from = Number(found?.[1] ?? 0);
  const to = from + (limit || usual);
  const more = to < all.length;
  return { items: all.slice(from, to), more, response_metadata: { next_cursor: more ? cursorOf(to) : '' } };
}
