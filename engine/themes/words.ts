import { fieldsOf, textsOf, type Json } from '../core/json.ts';
import type { Fact, Message } from '../core/messages.ts';
import type { Seat } from '../core/state.ts';
import { abilityTitle } from './ability.ts';
import { classic } from './en/classic.ts';
import { workplace } from './en/workplace.ts';

/** Sentences by key. `{name}` stands for an argument, `{name|one|many}` for a word that goes with a number. */
export type Theme = Readonly<Record<string, string>>;

export const themes: Readonly<Record<string, Theme>> = { workplace, classic };

/** How a seat is written where the sentence goes: a plain name, or a mention. */
export type NameOf = (seat: Seat) => string;

type Args = Readonly<Record<string, Json | undefined>>;

/** Fills a theme's sentence. A key that the theme lacks, or an argument that is not there, is a bug and throws. */
export function sentence(theme: string, key: string, args: Args = {}): string {
  const template = (themes[theme] ?? workplace)[key];
  if (template === undefined) throw new Error(`the theme "${theme}" has no sentence "${key}"`);
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) throw new Error(`the sentence "${key}" lacks its "${name}"`);
    return one === undefined ? written(value) : value === 1 ? one : many!;
  });
}

/** The same where the theme has it. */
export const sentenceIf = (theme: string, key: string, args: Args = {}): string | undefined =>
  Object.hasOwn(themes[theme] ?? workplace, key) ? sentence(theme, key, args) : undefined;

const written = (value: Json): string => (Array.isArray(value) ? list(value.map(part => written(part as Json))) : String(value));

/** "Ann", "Ann and Bob", "Ann, Bob and Cat". */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;

/** A message in words. */
export function wordsOf(theme: string, message: Message, nameOf: NameOf): string {
  const about = (message.about ?? []).map(nameOf);
  return sentence(theme, keyOf(theme, message), {
    ...nested(theme, onOneLine(message.args), nameOf), about, count: about.length, ability: message.ability === undefined ? undefined : abilityTitle(message.ability), phase: message.phase,
    result: message.result ? resultText(theme, message.key, message.result, nameOf) : undefined,
  });
}

/** What came of it, where the theme has other words for the fixed ones of these rules; nothing at all has a word, too. */
function resultText(theme: string, key: string, result: Fact, nameOf: NameOf): string {
  const said = (word: string): string => wordIn(theme, key, word);
  const text = factText('word' in result ? { says: said(result.word), ...result } : 'words' in result ? { says: result.words.map(said), ...result } : result, nameOf);
  return text === '' ? (sentenceIf(theme, `${key.split('.')[0]}.told.nothing`) ?? text) : text;
}

/** How the theme calls something for which the rules of this key have a fixed word. */
export const wordIn = (theme: string, key: string, word: string): string => sentenceIf(theme, `${key.split('.')[0]}.word.${word}`) ?? word;

/** The sentence of a key for this very ability and outcome, where the theme has one. */
function keyOf(theme: string, { key, ability, result }: Message): string {
  const outcome = result && 'yes' in result ? [`${key}.${ability}.${result.yes ? 'yes' : 'no'}`] : [];
  return ability === undefined ? key : [...outcome, `${key}.${ability}`].find(one => Object.hasOwn(themes[theme] ?? workplace, one)) ?? key;
}

/** An argument may be a sentence of its own, or several, with players in it. */
const nested = (theme: string, args: Args, nameOf: NameOf): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(one => within(theme, one as Json, nameOf)) : within(theme, value ?? null, nameOf)]));

function within(theme: string, value: Json, nameOf: NameOf): Json {
  const { key, seats, ...parts } = fieldsOf(value);
  return typeof key === 'string' ? sentence(theme, key, { ...parts, seats: list(textsOf(seats).map(nameOf)) }) : value;
}

/** What somebody wrote stays on its line: one of its own would look as if Curfew had said it. */
const onOneLine = (args: Args = {}): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : value]));

/** A fact in words: what a person reads where a record has the bare value. */
export function factText(fact: Fact, nameOf: NameOf): string {
  if ('word' in fact) return fact.says ?? fact.word;
  if ('yes' in fact) return fact.says ?? (fact.yes ? 'yes' : 'no');
  if ('seat' in fact) return nameOf(fact.seat);
  if ('seats' in fact) return list(fact.seats.map(nameOf));
  if ('count' in fact) return String(fact.count);
  return list(fact.says ?? fact.words);
}
