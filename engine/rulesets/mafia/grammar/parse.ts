import type { Role } from './expression.ts';
import { refuse, Unreadable, type GrammarFault } from './fault.ts';
import { Reader } from './reader.ts';
import { tokenize } from './tokens.ts';
import { warningsOf, type Warning } from './warnings.ts';

export type { Role } from './expression.ts';
export type { GrammarFault } from './fault.ts';
export type { Warning } from './warnings.ts';

export type Parsed =
  | { readonly ok: true; readonly role: Role; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly fault: GrammarFault };

/** More than any role needs; what is bound to each other is searched for, so time grows faster than the text. */
const longest = 1000;

/**
 * Reads a role's text. mafia/grammar/role, mafia/grammar/composition, mafia/grammar/alignment-words
 * @param most characters: what somebody writes is limited, what a role has grown to is not
 */
export function parseRole(text: string, most = longest): Parsed {
  try {
    const role = read(text, most);
    return { ok: true, role, warnings: warningsOf(role) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
}

function read(text: string, most: number): Role {
  if (text.length > most) return refuse(most, `a role's text has at most ${most} characters`);
  const tokens = tokenize(text.replace(/[\u2010-\u2013]/g, '-'));
  if (tokens.length === 0) return refuse(0, 'a role has at least an alignment, and here is nothing');
  return new Reader(tokens).role();
}
