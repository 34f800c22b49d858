import type { PollView } from '../core/views.ts';
import { type NameOf, sentence, sentenceIf } from './words.ts';

/** A choice of a poll in words: a player by name, other words by the theme. One that depends on votes counted before it says on which. */
export function choiceText(theme: string, choice: string, nameOf: NameOf): string {
  const [, word, on = ''] = /^yes (if|unless) (\w+)$/.exec(choice) ?? [];
  if (word !== undefined) return /^\d+$/.test(on) ? sentence(theme, 'choice.if.count', { count: Number(on) }) : sentence(theme, `choice.${word}`, { name: nameOf(on) });
  return ['yes', 'no', 'nobody'].includes(choice) ? sentence(theme, `choice.${choice}`) : nameOf(choice);
}

/** What a vote is called that is not the vote of the day: whom it is about, else its own name. */
export function pollName(theme: string, { id, subject, title }: Pick<PollView, 'id' | 'subject' | 'title'>, nameOf: NameOf): string {
  if (subject !== undefined) return nameOf(subject);
  return title ? sentence(theme, title.key, title.args) : (sentenceIf(theme, `poll.${id}`) ?? id);
}

/** One of the ways to use something: by its name in these rules, if they have one for it. */
export const optionText = (theme: string, ruleset: string, value: string): string =>
  sentenceIf(theme, `${ruleset}.mode.${value}`) ?? (value === 'nobody' ? sentence(theme, 'choice.nobody') : value);
