import { describe, expect, test } from 'vitest';
import { classic } from '../../../engine/themes/en/classic.ts';
import { workplace } from '../../../engine/themes/en/workplace.ts';
import { factText, list, sentence, wordsOf } from '../../../engine/themes/words.ts';

const nameOf = (seat: string): string => ({ s1: 'Ann', s2: 'Bob', s3: 'Cat' })[seat] ?? seat;

describe('sentences', () => {
  test('are filled with their arguments, lists and numbers', () => {
    expect(sentence('classic', 'verdict.lynch.deadline', { votes: 1, about: ['Ann', 'Bob'] })).toBe('The day ends. With 1 vote, Ann and Bob is lynched.');
    expect(sentence('classic', 'verdict.lynch.deadline', { votes: 3, about: ['Ann'] })).toBe('The day ends. With 3 votes, Ann is lynched.');
  });

  test('an unknown theme speaks as the workplace does', () => {
    expect(sentence('opera', 'dawn.quiet')).toBe(workplace['dawn.quiet']);
  });

  test('what lacks a sentence, or an argument, is a bug', () => {
    expect(() => sentence('workplace', 'no.such')).toThrow('the theme "workplace" has no sentence "no.such"');
    expect(() => sentence('workplace', 'role.dealt')).toThrow('the sentence "role.dealt" lacks its "result"');
  });

  test('lists read as people write them', () => {
    expect([[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cat']].map(list)).toEqual(['', 'Ann', 'Ann and Bob', 'Ann, Bob and Cat']);
  });

  test.each([
    [{ word: 'Town' }, 'Town'], [{ yes: true }, 'yes'], [{ yes: false }, 'no'], [{ yes: false, says: 'No Gun' }, 'No Gun'], [{ seat: 's1' }, 'Ann'], [{ seats: ['s1', 's3'] }, 'Ann and Cat'],
    [{ count: 2 }, '2'], [{ words: ['Loyal', 'Roleblocker'] }, 'Loyal and Roleblocker'],
  ])('a fact in words: %j', (fact, text) => {
    expect(factText(fact, nameOf)).toBe(text);
  });

  test('a message names its players', () => {
    expect(wordsOf('workplace', { to: 's1', phase: 'night 1', kind: 'result', key: 'result.word', ability: 'watcher', about: ['s2'], result: { seats: ['s1', 's3'] }, args: { role: 'Watcher' } }, nameOf))
      .toBe('Watcher on Bob: Ann and Cat.');
  });
});

describe('themes', () => {
  test('classic says nothing that workplace does not say', () => {
    expect(Object.keys(classic).filter(key => !(key in workplace))).toEqual([]);
  });

  test('both ask for the same arguments', () => {
    const wanted = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!));
    for (const key of Object.keys(classic)) expect([key, wanted(classic[key]!)]).toEqual([key, wanted(workplace[key]!)]);
  });

  test('nobody is killed at work', () => {
    expect(Object.entries(workplace).filter(([, text]) => /\b(kill|lynch|die[sd]?|dead|murder)/i.test(text.replace(/\{\w+/g, ''))).map(([key]) => key)).toEqual([
      'form.new.theme.classic', // it says what the other wording is like
    ]);
  });
});

test('a card in the field\'s own words has none of the workplace\'s', () => {
  const cards = Object.entries(classic).filter(([key]) => key.startsWith('card.'));
  expect(cards.length).toBeGreaterThan(100);
  for (const [, text] of cards) expect(text).not.toMatch(/eliminat|out of the game|(leaves?|leave\{s\}|voted?) (the game|out|it, too)/);
  expect(sentence('classic', 'card.mod.suicidal')).toBe('You die when you use it.');
  expect(sentence('classic', 'card.whom.dead')).toBe('somebody who is dead');
});

test('words of a player cannot look like a line of Curfew\'s own', () => {
  const letter = { to: 's1', phase: 'day 2', kind: 'notice' as const, key: 'mail', args: { text: 'Hello\n  Cop on Bob: Non-Town.\r\nBye' } };
  expect(wordsOf('workplace', letter, nameOf)).toBe('A message for you, from somebody who is not named: “Hello Cop on Bob: Non-Town. Bye”');
});
