import { lexicon, type Meaning } from './lexicon.ts';
import { refuse, refuseWord } from './fault.ts';

/** A word of a role's text, with what is glued to it. */
export interface WordToken {
  readonly kind: 'word';
  readonly column: number;
  /** As cards print it. */
  readonly name: string;
  readonly meaning: Meaning;
  readonly label?: string;
  /** Anti- so many times. mafia/grammar/derived-names#7 */
  readonly antis: number;
}

export type Token =
  | WordToken
  /** What stands in square brackets before Cop. mafia/grammar/derived-names#10 */
  | { readonly kind: 'about'; readonly column: number; readonly text: string; readonly antis: number }
  | { readonly kind: '(' | ')' | '/'; readonly column: number };

/** mafia/grammar/derived-names */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = skip(text, 0); at < text.length; at = skip(text, at)) {
    const [token, end] = readToken(text, at);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

const skip = (text: string, at: number): number => at + /^\s*/.exec(text.slice(at))![0].length;

function readToken(text: string, column: number): readonly [Token, number] {
  const sign = text[column]!;
  if (sign === '(' || sign === ')' || sign === '/') return [{ kind: sign, column }, column + 1];
  const glued = /^(anti-)*/i.exec(text.slice(column))![0];
  const antis = glued.length / 'anti-'.length;
  if (antis > 0 && /^[\s()/]|^$/.test(text.slice(column + glued.length)))
    return refuse(column, 'Anti- is glued to the one word that it changes');
  return text[column + glued.length] === '['
    ? readAbout(text, column, column + glued.length, antis)
    : readWord(text, column, column + glued.length, antis);
}

function readAbout(text: string, column: number, start: number, antis: number): readonly [Token, number] {
  const end = text.indexOf(']', start);
  if (end < 0) return refuse(start, 'bracket without its partner: "[" is never closed');
  return [{ kind: 'about', column, text: text.slice(start + 1, end).trim(), antis }, end + 1];
}

function readWord(text: string, column: number, start: number, antis: number): readonly [WordToken, number] {
  const found = counted(text, start) ?? listed(text, start) ?? refuseWord(text, start);
  const label = /^:([\w-]+)/.exec(text.slice(found.end))?.[1];
  const end = found.end + (label === undefined ? 0 : label.length + 1);
  return [{ kind: 'word', column, name: found.name, meaning: found.meaning, ...(label === undefined ? {} : { label }), antis }, end];
}

/** What a name means by itself. */
export function meaningOf(name: string): Meaning | undefined {
  const found = listed(name, 0);
  return found?.end === name.length ? found.meaning : undefined;
}

interface Found {
  readonly name: string;
  readonly meaning: Meaning;
  readonly end: number;
}

/** A word with a number. mafia/grammar/derived-names#4, #5 */
function counted(text: string, at: number): Found | undefined {
  const rest = text.slice(at);
  const [all, before, word] = /^(\d+)-(shot|night|times)(?![\w-])/i.exec(rest) ?? [];
  if (all !== undefined) {
    const kind = word!.toLowerCase();
    return {
      name: `${Number(before)}-${kind === 'night' ? 'Night' : kind}`,
      meaning: { kind: 'mod', id: `n-${kind}`, n: number(before!, at, kind === 'times' ? 2 : 1) },
      end: at + all.length,
    };
  }
  const [night, after] = /^night\s+(\d+)(?![\w-])/i.exec(rest) ?? [];
  return night === undefined
    ? undefined
    : { name: `Night ${Number(after)}`, meaning: { kind: 'mod', id: 'night-n', n: number(after!, at, 0) }, end: at + night.length };
}

/** mafia/modifier/n-shot, mafia/modifier/n-times: what n may be. */
function number(digits: string, column: number, least: number): number {
  const n = Number(digits);
  if (n > 99) return refuse(column, 'a number in a role is at most 99');
  if (n >= least) return n;
  return refuse(
    column,
    n === 0
      ? 'the n of [n]-shot, [n]-Night and [n]-times is at least 1 (only Night [n] allows 0)'
      : 'the n of [n]-times is at least 2: once needs no word',
  );
}

/** The longest known name that starts here. mafia/grammar/derived-names#8 */
function listed(text: string, at: number): Found | undefined {
  const [first] = /^[^\s()/[\]:]+/.exec(text.slice(at)) ?? [''];
  for (const { words, word } of lexicon().get(first.toLowerCase()) ?? []) {
    const end = endOf(text, at, words);
    if (end !== undefined) return { ...word, end };
  }
  return undefined;
}

function endOf(text: string, at: number, words: readonly string[]): number | undefined {
  let end = at;
  for (const [n, word] of words.entries()) {
    if (n > 0) end = skip(text, end);
    if (text.slice(end, end + word.length).toLowerCase() !== word) return undefined;
    end += word.length;
    if (/[^\s()/[\]:]/.test(text[end] ?? ' ')) return undefined;
  }
  return end;
}
