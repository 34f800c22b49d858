import type { FieldOf } from '../core/forms.ts';

/** What was named, by kind, in order. */
export type Clauses = Readonly<Record<FieldOf, readonly string[]>>;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Entities become their characters. */
export const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, entity => ENTITIES[entity]!);

/** Typographic quotes become plain ones, entities their characters, white space single blanks. */
export const tidy = (text: string): string => decoded(text.replace(/[“”„«»]/g, '"').replace(/[‘’]/g, "'")).replace(/\s+/g, ' ').trim();

/** An act text in two: what is done, tidied, and what is said with it, which stays as it was typed. */
export interface Spoken {
  readonly words: string;
  readonly spoken?: string;
}

/** Takes the clause `say "TEXT"`, or a bare `"TEXT"`, from the end of an act text; of a text that is nothing else, it is the act. */
export function splitSpoken(text: string): Spoken {
  const found = /^\s*say\b/i.test(text) ? null : /\s(?:say\s+)?["“”„«»](.*)["“”„«»]\s*$/is.exec(text);
  return found ? { words: tidy(text.slice(0, found.index)), spoken: decoded(found[1]!) } : { words: tidy(text) };
}

/** `[TARGET [and TARGET]…] [as ROLE] [with OPTION [and OPTION]] [say "TEXT"]`, and repeated `X as ROLE and Y as ROLE`. */
export function readClauses({ words, spoken }: Spoken): Clauses {
  const out = { seat: [] as string[], role: [] as string[], option: [] as string[], text: spoken === undefined ? [] : [spoken] };
  const [before, options] = splitOnce(words, /(?:^|\s)with\s+/i);
  if (options !== undefined) out.option.push(...parts(options).map(option => option.toLowerCase()));
  for (const part of parts(before)) {
    const [seat, role] = splitOnce(part, /(?:^|\s)as\s+/i);
    if (seat !== '') out.seat.push(seat);
    if (role !== undefined) out.role.push(role);
  }
  return out;
}

function splitOnce(text: string, at: RegExp): [string, string | undefined] {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index).trim(), text.slice(found.index + found[0].length).trim()] : [text.trim(), undefined];
}

const parts = (text: string): string[] => text.split(/\s+and\s+|\s*,\s*/i).map(part => part.trim()).filter(part => part !== '');
