import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/11#1: 7 Townsfolk, 1 Outsiders, 2 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(11, 'plain')).toEqual(['7/1/2/1']);
  expect(drawnMixes(11, 'plain')).toEqual(['7/1/2/1']);
});

test('clocktower/setup/11#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(11, 'baron')).toEqual(['5/3/2/1']);
  expect(drawnMixes(11, 'baron')).toEqual(['5/3/2/1']);
});

test("clocktower/setup/11#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(11, 'token')).toEqual(['7/1/3/0']);
  expect(drawnMixes(11, 'token')).toEqual(['7/1/3/0']);
  expect(tokenHolder(11, 'token', [7, 1, 3, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/11#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(11, 'both')).toEqual(['5/3/3/0']);
  expect(drawnMixes(11, 'both', 200)).toEqual(['5/3/3/0']);
  expect(tokenHolder(11, 'both', [5, 3, 3, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/11#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(11, 'atheist')).toEqual(['10/1/0/0']);
  expect(drawnMixes(11, 'atheist')).toEqual(['10/1/0/0']);
  expect(evilIn(11, [10, 1, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/11#6', 'six votes carry a nomination', voteOf(11, [7, 1, 2, 1], 6, true));
rule('clocktower/setup/11#6', 'five do not', voteOf(11, [7, 1, 2, 1], 5, false));
