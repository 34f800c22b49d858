import { nearestOf, ranked } from '../../../core/nearest.ts';
import { lexicon, type Word } from './lexicon.ts';

/** A role as its text says: an alignment, memberships and base roles, each in the order written. */
export interface Role {
  readonly alignment?: string;
  readonly factions: readonly string[];
  readonly powers: readonly string[];
}

/** What is wrong with a role's text: where (from 0), why, and the nearest names. */
export interface GrammarFault {
  readonly column: number;
  readonly message: string;
  readonly nearest: readonly string[];
}

export type Parsed = { readonly ok: true; readonly role: Role } | { readonly ok: false; readonly fault: GrammarFault };

interface Token {
  readonly column: number;
  readonly word: Word;
}

/** Reads a role's text. mafia/grammar/role, mafia/grammar/alignment-words */
export function parseRole(text: string): Parsed {
  const tokens = tokenize(text);
  if (!Array.isArray(tokens)) return { ok: false, fault: tokens };
  if (tokens.length === 0) return fault(0, 'a role has at least an alignment, and here is nothing');
  return compose(tokens);
}

function tokenize(text: string): Token[] | GrammarFault {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at]!)) { at += 1; continue; }
    const word = lexicon().find(({ name }) => startsWithWord(text, at, name));
    if (!word) return unknown(text, at);
    tokens.push({ column: at, word });
    at += word.name.length;
  }
  return tokens;
}

const startsWithWord = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() && !/[\w-]/.test(text[at + name.length] ?? ' ');

function unknown(text: string, column: number): GrammarFault {
  const typed = /^\S+/.exec(text.slice(column))![0];
  const names = lexicon().map(({ name }) => name);
  const before = /(\S+)\s+$/.exec(text.slice(0, column))?.[1];
  const asPair = before === undefined ? [] : ranked(`${before} ${typed}`, names.filter(name => name.includes(' '))); // "Mafia Gon"
  return { column, message: `unknown word "${typed}"`, nearest: nearestOf([ranked(typed, names), asPair]) };
}

const fault = (column: number, message: string): Parsed => ({ ok: false, fault: { column, message, nearest: [] } });

function compose(tokens: readonly Token[]): Parsed {
  let written: string | undefined;
  let brought: string | undefined;
  const factions: string[] = [];
  const powers: string[] = [];
  for (const [index, { column, word: { name, meaning } }] of tokens.entries()) {
    switch (meaning.kind) {
      case 'alignment':
      case 'aligned':
        if (written !== undefined) return fault(column, `two alignments; a role has exactly one, and "${name}" would be the second`);
        if (index > 0) return fault(column, `the alignment "${name}" stands at the front of a role`);
        written = meaning.id;
        if (meaning.kind === 'alignment' && meaning.faction !== undefined) factions.push(meaning.faction);
        break;
      case 'member':
        if (!factions.includes(meaning.faction)) factions.push(meaning.faction);
        brought ??= meaning.brings;
        break;
      case 'role':
        powers.push(meaning.id);
        break;
    }
  }
  const alignment = written ?? brought;
  return { ok: true, role: { ...(alignment === undefined ? {} : { alignment }), factions, powers } };
}
