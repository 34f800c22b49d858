import { decisionKey, type OpenDecision } from '../../../../engine/core/state.ts';
import type { Json } from '../../../../engine/core/json.ts';
import { sentenceIf } from '../../../../engine/themes/words.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';

/** What a decision is about: in words where there are some, else by its key. */
export function decisionTitle(theme: string, ruleset: string, { key, about }: Pick<OpenDecision, 'key' | 'about'>, nameOf: NameOf): string {
  const slug = decisionKey(key);
  const words = sentenceIf(theme, `${ruleset}.decision.${slug}`) ?? `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;
  return about.length === 0 ? words : `${words}: ${about.map(nameOf).join(', ')}`;
}

/** A value as it is named among the options. */
export const valueWords = ({ options = [] }: Pick<OpenDecision, 'options'>, value: Json): string =>
  options.find(one => JSON.stringify(one.value) === JSON.stringify(value))?.says ?? (typeof value === 'string' ? value : JSON.stringify(value));
