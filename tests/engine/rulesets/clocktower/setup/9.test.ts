import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/9#1: 5 Townsfolk, 2 Outsiders, 1 Minion and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(9, 'plain')).toEqual(['5/2/1/1']);
  expect(drawnMixes(9, 'plain')).toEqual(['5/2/1/1']);
});

test('clocktower/setup/9#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(9, 'baron')).toEqual(['3/4/1/1']);
  expect(drawnMixes(9, 'baron')).toEqual(['3/4/1/1']);
});

test("clocktower/setup/9#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(9, 'token')).toEqual(['5/2/2/0']);
  expect(drawnMixes(9, 'token')).toEqual(['5/2/2/0']);
  expect(tokenHolder(9, 'token', [5, 2, 2, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/9#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(9, 'both')).toEqual(['3/4/2/0']);
  expect(drawnMixes(9, 'both', 200)).toEqual(['3/4/2/0']);
  expect(tokenHolder(9, 'both', [3, 4, 2, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/9#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(9, 'atheist')).toEqual(['7/2/0/0']);
  expect(drawnMixes(9, 'atheist')).toEqual(['7/2/0/0']);
  expect(evilIn(9, [7, 2, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/9#6', 'five votes carry a nomination', voteOf(9, [5, 2, 1, 1], 5, true));
rule('clocktower/setup/9#6', 'four do not', voteOf(9, [5, 2, 1, 1], 4, false));
