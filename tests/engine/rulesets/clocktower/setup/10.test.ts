import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/10#1: 7 Townsfolk, 0 Outsiders, 2 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(10, 'plain')).toEqual(['7/0/2/1']);
  expect(drawnMixes(10, 'plain')).toEqual(['7/0/2/1']);
});

test('clocktower/setup/10#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(10, 'baron')).toEqual(['5/2/2/1']);
  expect(drawnMixes(10, 'baron')).toEqual(['5/2/2/1']);
});

test("clocktower/setup/10#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(10, 'token')).toEqual(['7/0/3/0']);
  expect(drawnMixes(10, 'token')).toEqual(['7/0/3/0']);
  expect(tokenHolder(10, 'token', [7, 0, 3, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/10#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(10, 'both')).toEqual(['5/2/3/0']);
  expect(drawnMixes(10, 'both', 200)).toEqual(['5/2/3/0']);
  expect(tokenHolder(10, 'both', [5, 2, 3, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/10#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(10, 'atheist')).toEqual(['10/0/0/0']);
  expect(drawnMixes(10, 'atheist')).toEqual(['10/0/0/0']);
  expect(evilIn(10, [10, 0, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/10#6', 'six votes carry a nomination', voteOf(10, [7, 0, 2, 1], 6, true));
rule('clocktower/setup/10#6', 'five do not', voteOf(10, [7, 0, 2, 1], 5, false));
