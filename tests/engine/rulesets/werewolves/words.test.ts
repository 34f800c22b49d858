import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../engine/rulesets/werewolves/catalogue.ts';
import { cardOf } from '../../../../engine/rulesets/werewolves/card.ts';
import { offices } from '../../../../engine/rulesets/werewolves/office-names.ts';
import { werewolves } from '../../../../engine/rulesets/werewolves/ruleset.ts';
import { cardText } from '../../../../engine/themes/card.ts';
import { sentence, themes, wordsOf } from '../../../../engine/themes/words.ts';

describe.each(Object.keys(themes))('in the words of %s', theme => {
  test.each(catalogue.all.map(role => [role.name, role] as const))('%s: the card, and what each ability does', (name, { id, abilities = [] }) => {
    const lines = cardText(theme, cardOf(catalogue.byName(name)));
    expect(lines[0]).toContain(name);
    expect(lines.every(line => /[.)]$/.test(line) && !/[{}]|undefined/.test(line))).toBe(true);
    for (const ability of abilities) {
      const does = sentence(theme, `werewolves.does.${id}.${ability.id}`);
      expect([does, does.length <= 45]).toEqual([does, true]); // it goes on a button
    }
  });

  test('each poll has a name', () => {
    const groups = catalogue.groups.filter(({ votes }) => votes).map(({ slug }) => slug);
    for (const kind of [...groups, ...offices, 'lynch', 'medium']) expect(sentence(theme, `werewolves.poll.${kind}`, { question: 'why?', number: 1 })).not.toBe('');
  });

  test('each morning and evening has a story', () => {
    for (const kind of ['night', 'quiet', 'loss']) for (const n of [0, 1, 2, 3]) expect(sentence(theme, `werewolves.story.${kind}.${n}`)).toMatch(/\.$/);
  });
});

test('an outcome reads as what it means for the ability that brought it', () => {
  const told = (ability: string, result: { yes: boolean } | { word: string } | { words: string[] }) =>
    wordsOf('workplace', { to: 's1', phase: 'night 1', kind: 'result', key: 'werewolves.told', ability, about: ['Bob'], result }, seat => seat);
  expect(told('aura teller', { yes: false })).toBe('Bob is no threat.');
  expect(told('fortune teller', { word: 'Wolf' })).toBe('You see Bob as: Wolf.');
  expect(told('reaper', { word: 'Wolf' })).toBe('Reaper on Bob: Wolf.');
  expect(told('coroner', { words: ['lynch'] })).toBe('Bob left the game like this: voted out.');
  expect(told('exorcist', { words: [] })).toBe('Bob is freed of: nothing.');
});

test('who is told a new role reads what it is like', () => {
  const text = wordsOf('workplace', { to: 's1', phase: 'night 1', kind: 'role', key: 'werewolves.role.changed', result: { word: 'Wolf' }, args: { card: { key: 'werewolves.card.wolf' } } }, seat => seat);
  expect(text).toBe('Your role has changed: you are the Wolf now. You sit in the pack.');
});

test('nothing is used in public by these rules', () => {
  expect(catalogue.all.some(({ name }) => werewolves.mayActInPublic!(name))).toBe(false);
});
