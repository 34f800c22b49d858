import type { Json } from '../../../../engine/core/json.ts';
import type { Fact, Message } from '../../../../engine/core/messages.ts';
import { type NameOf, wordsOf } from '../../../../engine/themes/words.ts';
import { escape } from '../blocks/text.ts';

/** Messages as mrkdwn, one a line: whatever players wrote in them means nothing but itself. */
export const said = (theme: string, messages: readonly Message[], nameOf: NameOf): readonly string[] =>
  messages.map(message => wordsOf(theme, escaped(message), nameOf));

function escaped(message: Message): Message {
  const { args, result } = message;
  return { ...message, ...(args ? { args: escapedArgs(args) } : {}), ...(result ? { result: escapedFact(result) } : {}) };
}

const escapedArgs = (args: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, escapedJson(value)]));

function escapedJson(value: Json): Json {
  if (typeof value === 'string') return escape(value);
  return Array.isArray(value) ? value.map(part => escapedJson(part as Json)) : value;
}

function escapedFact(fact: Fact): Fact {
  if ('word' in fact) return { word: escape(fact.word) };
  return 'words' in fact ? { words: fact.words.map(escape) } : fact;
}
