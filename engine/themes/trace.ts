import type { TraceLine } from '../core/messages.ts';
import { list, sentence, type NameOf, wordIn } from './words.ts';

/** A line of why, in words: its players are put in by the names that the line gives them. */
export const traceText = (theme: string, line: TraceLine, nameOf: NameOf): string =>
  sentence(theme, line.key, {
    ...Object.fromEntries(Object.entries(line.args ?? {}).map(([part, value]) => [part, typeof value === 'string' ? wordIn(theme, line.key, value) : value])),
    ...Object.fromEntries(Object.entries(line.seats).map(([part, seats]) => [part, list(seats.map(nameOf))])),
  });
