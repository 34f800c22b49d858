import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/12#1: 7 Townsfolk, 2 Outsiders, 2 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(12, 'plain')).toEqual(['7/2/2/1']);
  expect(drawnMixes(12, 'plain')).toEqual(['7/2/2/1']);
});

test('clocktower/setup/12#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(12, 'baron')).toEqual(['5/4/2/1']);
  expect(drawnMixes(12, 'baron')).toEqual(['5/4/2/1']);
});

test("clocktower/setup/12#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(12, 'token')).toEqual(['7/2/3/0']);
  expect(drawnMixes(12, 'token')).toEqual(['7/2/3/0']);
  expect(tokenHolder(12, 'token', [7, 2, 3, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/12#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(12, 'both')).toEqual(['5/4/3/0']);
  expect(drawnMixes(12, 'both', 200)).toEqual(['5/4/3/0']);
  expect(tokenHolder(12, 'both', [5, 4, 3, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/12#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(12, 'atheist')).toEqual(['10/2/0/0']);
  expect(drawnMixes(12, 'atheist')).toEqual(['10/2/0/0']);
  expect(evilIn(12, [10, 2, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/12#6', 'seven votes carry a nomination', voteOf(12, [7, 2, 2, 1], 7, true));
rule('clocktower/setup/12#6', 'six do not', voteOf(12, [7, 2, 2, 1], 6, false));
