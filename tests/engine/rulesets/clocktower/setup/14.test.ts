import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/14#1: 9 Townsfolk, 1 Outsiders, 3 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(14, 'plain')).toEqual(['9/1/3/1']);
  expect(drawnMixes(14, 'plain')).toEqual(['9/1/3/1']);
});

test('clocktower/setup/14#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(14, 'baron')).toEqual(['7/3/3/1']);
  expect(drawnMixes(14, 'baron')).toEqual(['7/3/3/1']);
});

test("clocktower/setup/14#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(14, 'token')).toEqual(['9/1/4/0']);
  expect(drawnMixes(14, 'token')).toEqual(['9/1/4/0']);
  expect(tokenHolder(14, 'token', [9, 1, 4, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/14#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(14, 'both')).toEqual(['7/3/4/0']);
  expect(drawnMixes(14, 'both', 200)).toEqual(['7/3/4/0']);
  expect(tokenHolder(14, 'both', [7, 3, 4, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/14#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(14, 'atheist')).toEqual(['13/1/0/0']);
  expect(drawnMixes(14, 'atheist')).toEqual(['13/1/0/0']);
  expect(evilIn(14, [13, 1, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/14#6', 'eight votes carry a nomination', voteOf(14, [9, 1, 3, 1], 8, true));
rule('clocktower/setup/14#6', 'seven do not', voteOf(14, [9, 1, 3, 1], 7, false));
