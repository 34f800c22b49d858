import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { werewolves } from '../../../engine/rulesets/werewolves/ruleset.ts';
import { traceText } from '../../../engine/themes/trace.ts';
import { sentenceIf } from '../../../engine/themes/words.ts';

const folder = 'engine/rulesets/werewolves';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts')).map(name => readFileSync(join(folder, name), 'utf8'));

/** Keys that stand in a draw itself. */
const drawn = sources.flatMap(text => [...text.matchAll(/\bdraw(?:Some|List|Order)?\((?:scene, )?'([^']+)'/g)].map(([, key]) => key!));

/** They order what comes at once; nobody could say in advance what they should be. */
const inside = ['amnesiac-order', 'attack-order', 'defence-order'];

test('every draw of the rules is declared, so that it can be pinned', () => {
  expect(drawn.length).toBeGreaterThan(15);
  expect(drawn.filter(key => !werewolves.decisions.includes(key) && !inside.includes(key))).toEqual([]);
});

test.each(['workplace', 'classic'])('every declared draw is put in words of its own: %s', theme => {
  const words = werewolves.decisions.map(key => sentenceIf(theme, `werewolves.word.${key}`));
  expect(werewolves.decisions.filter((_, n) => words[n] === undefined)).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('the reveal says what was drawn without a key', () => {
  const line = { phase: 'night 1', step: 'draw', rule: 'werewolves/rule/conflicts?1', key: 'werewolves.trace.drawn', seats: { target: ['s2'] }, args: { draw: 'angel-companion' } };
  expect(traceText('workplace', line, () => 'Ben')).toBe('Drawn by chance, the companion of the Angel: Ben.');
});
