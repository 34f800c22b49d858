import { nearestOf, ranked } from '../../../core/nearest.ts';
import { roles } from '../roles/index.ts';
import { knownNames } from './lexicon.ts';

/** What is wrong with a role's text: where (from 0), why, and the nearest names. */
export interface GrammarFault {
  readonly column: number;
  readonly message: string;
  readonly nearest: readonly string[];
}

/** Leaves the reading of a text; `parseRole` alone catches it. */
export class Unreadable extends Error {
  constructor(readonly fault: GrammarFault) {
    super(fault.message);
  }
}

export const refuse = (column: number, message: string, nearest: readonly string[] = []): never => {
  throw new Unreadable({ column, message, nearest });
};

/** An unknown word, with the names near it; a neighbour may belong to it, as in "Mafia Gon" or "Lihgtning Rod". mafia/grammar/derived-names#8 */
export function refuseWord(text: string, column: number): never {
  const granted = grantedActive(text.slice(column));
  if (granted !== undefined) return refuse(column, `-er takes a passive base role or a modifier; ${granted}`);
  const typed = /^[^\s()/[\]:]*/.exec(text.slice(column))![0] || text[column]!;
  const before = /([^\s()/[\]]+)\s+$/.exec(text.slice(0, column))?.[1];
  const after = /^\s+([^\s()/[\]]+)/.exec(text.slice(column + typed.length))?.[1];
  const names = knownNames();
  const pairs = names.filter(name => name.includes(' '));
  const tries = [
    [before, typed],
    [typed, after],
    [before, typed, after],
  ].filter(words => words.every(word => word !== undefined));
  return refuse(
    column,
    `unknown word "${typed}"`,
    nearestOf([ranked(typed, names), ...tries.map(words => ranked(words.join(' '), pairs))]),
  );
}

/** mafia/grammar/derived-names#1: -er after a base role that cannot be granted. */
function grantedActive(rest: string): string | undefined {
  const word = rest.toLowerCase();
  const role = roles.find(({ name }) => /^(er|iser|izer)(?![\w-])/.test(word.slice(name.length)) && word.startsWith(name.toLowerCase()));
  if (!role) return undefined;
  return role.mode === 'active' ? `${role.name} is active` : `${role.name} works at the start of the game only`;
}
