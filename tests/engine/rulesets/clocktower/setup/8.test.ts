import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/8#1: 5 Townsfolk, 1 Outsiders, 1 Minion and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(8, 'plain')).toEqual(['5/1/1/1']);
  expect(drawnMixes(8, 'plain')).toEqual(['5/1/1/1']);
});

test('clocktower/setup/8#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(8, 'baron')).toEqual(['3/3/1/1']);
  expect(drawnMixes(8, 'baron')).toEqual(['3/3/1/1']);
});

test("clocktower/setup/8#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(8, 'token')).toEqual(['5/1/2/0']);
  expect(drawnMixes(8, 'token')).toEqual(['5/1/2/0']);
  expect(tokenHolder(8, 'token', [5, 1, 2, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/8#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(8, 'both')).toEqual(['3/3/2/0']);
  expect(drawnMixes(8, 'both', 200)).toEqual(['3/3/2/0']);
  expect(tokenHolder(8, 'both', [3, 3, 2, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/8#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(8, 'atheist')).toEqual(['7/1/0/0']);
  expect(drawnMixes(8, 'atheist')).toEqual(['7/1/0/0']);
  expect(evilIn(8, [7, 1, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/8#6', 'five votes carry a nomination', voteOf(8, [5, 1, 1, 1], 5, true));
rule('clocktower/setup/8#6', 'four do not', voteOf(8, [5, 1, 1, 1], 4, false));
