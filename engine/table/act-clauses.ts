import type { FieldOf } from '../core/forms.ts';

/** What was named, by kind, in order. */
export type Clauses = Readonly<Record<FieldOf, readonly string[]>>;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Typographic quotes become plain ones, entities their characters, white space single blanks. */
export const tidy = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/&(?:amp|lt|gt|quot);/g, entity => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

/** `[TARGET [and TARGET]…] [as ROLE] [with OPTION [and OPTION]] [say "TEXT"]`, and repeated `X as ROLE and Y as ROLE`. */
export function readClauses(text: string): Clauses {
  const out = { seat: [] as string[], role: [] as string[], option: [] as string[], text: [] as string[] };
  const spoken = /(?:^|\s)say\s+"(.*)"\s*$/is.exec(text);
  if (spoken) out.text.push(spoken[1]!);
  const words = spoken ? text.slice(0, spoken.index) : text;
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
