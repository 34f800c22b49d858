import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { characters } from '../../../engine/rulesets/clocktower/catalogue.ts';
import { clocktower } from '../../../engine/rulesets/clocktower/ruleset.ts';
import { decisionTitle } from '../../../functions/adapters/slack/cards/decision-words.ts';
import { sentenceIf } from '../../../engine/themes/words.ts';

const folder = 'engine/rulesets/clocktower';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts')).map(name => readFileSync(join(folder, name), 'utf8'));

/** Keys that stand in a question of the rules, and those that are made of a character's id. */
const asked = [
  ...sources.flatMap(text => [...text.matchAll(/\bkeys: (\[[^\]]*\]|\{[^}]*\})/g)].flatMap(([, keys]) => [...keys!.matchAll(/'([^']+)'/g)].map(([, key]) => key!))),
  ...characters.filter(({ believes }) => believes !== undefined).flatMap(({ id }) => [`${id}-token`, `${id}-info`]),
  ...characters.filter(({ isGranted }) => isGranted).map(({ id }) => `${id}-ability`),
];

test('every decision that somebody can be asked is declared', () => {
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(key => !clocktower.decisions.includes(key))).toEqual([]);
});

test.each(['workplace', 'classic'])('every declared decision is put in words of its own: %s', theme => {
  expect(clocktower.decisions.filter(key => sentenceIf(theme, `clocktower.decision.${key}`) === undefined)).toEqual([]);
  const titles = clocktower.decisions.map(key => decisionTitle(theme, 'clocktower', { key, about: [] }, seat => seat));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter(title => title.length > 100 || /nominee|seat |\bs\d/.test(title))).toEqual([]);
});
