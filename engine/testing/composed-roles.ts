import { chance, pick } from '../core/chance.ts';
import { grants } from '../rulesets/mafia/grant.ts';
import { parseRole } from '../rulesets/mafia/grammar/parse.ts';
import { modifiers } from '../rulesets/mafia/modifiers/index.ts';
import { roles } from '../rulesets/mafia/roles/index.ts';

/** Base roles by the words that a player's text has for them, grants among them. */
export const roleTexts: readonly string[] = [
  ...roles.map(({ name }) => name.replace('[Alignment]', '[Mafia]').replace('[Role]', '[Doctor]')),
  ...[...grants().values()].map(({ name }) => name),
];

/** Modifiers as they stand in front of a role, numbers filled in; those that stand elsewhere or that a setup must allow are left out. */
export const modifierTexts: readonly string[] = [
  ...modifiers.filter(({ id }) => !['anti', 'encryptor', 'hidden', 'enabled', 'ing', 'random', 'triggered'].includes(id)).map(({ id, name }) =>
    (id === 'n-times' ? 'Double' : name.replace('[n]', id === 'night-n' ? '1' : '2'))),
  'Anti-', 'Lynch-Triggered', 'Kill-Triggered', 'Target-Triggered',
  ...roles.filter(({ takes }) => takes === undefined).map(({ ing }) => ing),
];

/** A composed role without alignment: any base role under up to `most` modifiers that fit it. The same seed and key give the same text. */
export function composedRole(seed: number, key: string, most: number): string {
  let text = pick(seed, `${key}/role`, roleTexts);
  const wanted = Math.floor(chance(seed, `${key}/count`) * (most + 1));
  for (let nth = 0; nth < wanted; nth += 1) {
    const word = pick(seed, `${key}/mod/${nth}`, modifierTexts);
    const longer = word === 'Anti-' ? `Anti-${text}` : `${word} ${text}`;
    if (parseRole(longer).ok) text = longer;
  }
  return text;
}
