import type { Json } from '../core/json.ts';
import { workplace } from './en/workplace.ts';
import { sentence, themes } from './words.ts';

/** What an option settles. */
export const optionLabel = (theme: string, ruleset: string, name: string): string => sentence(theme, `option.${ruleset}.${name}`);

/** What may be typed for an option whose values are not few. */
export const optionHint = (theme: string, ruleset: string, name: string): string => sentence(theme, `option.${ruleset}.${name}.hint`);

/** A value of an option in words: yes and no read the same everywhere, and what was typed freely stands as it is. */
export function optionValue(theme: string, ruleset: string, name: string, value: Json): string {
  const words = themes[theme] ?? workplace;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const key = [`option.${ruleset}.${name}.${text}`, `option.${text}`].find(one => Object.hasOwn(words, one));
  return key === undefined ? text : sentence(theme, key);
}

/** An option and its value as one phrase. */
export const optionPhrase = (theme: string, ruleset: string, [name, value]: readonly [string, Json]): string =>
  `${optionLabel(theme, ruleset, name)}: ${optionValue(theme, ruleset, name, value)}`;
