import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/7#1: 5 Townsfolk, 0 Outsiders, 1 Minion and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(7, 'plain')).toEqual(['5/0/1/1']);
  expect(drawnMixes(7, 'plain')).toEqual(['5/0/1/1']);
});

test('clocktower/setup/7#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(7, 'baron')).toEqual(['3/2/1/1']);
  expect(drawnMixes(7, 'baron')).toEqual(['3/2/1/1']);
});

test("clocktower/setup/7#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(7, 'token')).toEqual(['5/0/2/0']);
  expect(drawnMixes(7, 'token')).toEqual(['5/0/2/0']);
  expect(tokenHolder(7, 'token', [5, 0, 2, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/7#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(7, 'both')).toEqual(['3/2/2/0']);
  expect(drawnMixes(7, 'both', 200)).toEqual(['3/2/2/0']);
  expect(tokenHolder(7, 'both', [3, 2, 2, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/7#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(7, 'atheist')).toEqual(['7/0/0/0']);
  expect(drawnMixes(7, 'atheist')).toEqual(['7/0/0/0']);
  expect(evilIn(7, [7, 0, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/7#6', 'four votes carry a nomination', voteOf(7, [5, 0, 1, 1], 4, true));
rule('clocktower/setup/7#6', 'three do not', voteOf(7, [5, 0, 1, 1], 3, false));
