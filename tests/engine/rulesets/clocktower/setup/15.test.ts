import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/15#1: 9 Townsfolk, 2 Outsiders, 3 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(15, 'plain')).toEqual(['9/2/3/1']);
  expect(drawnMixes(15, 'plain')).toEqual(['9/2/3/1']);
});

test('clocktower/setup/15#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(15, 'baron')).toEqual(['7/4/3/1']);
  expect(drawnMixes(15, 'baron')).toEqual(['7/4/3/1']);
});

test("clocktower/setup/15#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(15, 'token')).toEqual(['9/2/4/0']);
  expect(drawnMixes(15, 'token')).toEqual(['9/2/4/0']);
  expect(tokenHolder(15, 'token', [9, 2, 4, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/15#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(15, 'both')).toEqual(['7/4/4/0']);
  expect(drawnMixes(15, 'both', 200)).toEqual(['7/4/4/0']);
  expect(tokenHolder(15, 'both', [7, 4, 4, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/15#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(15, 'atheist')).toEqual(['13/2/0/0']);
  expect(drawnMixes(15, 'atheist')).toEqual(['13/2/0/0']);
  expect(evilIn(15, [13, 2, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/15#6', 'eight votes carry a nomination', voteOf(15, [9, 2, 3, 1], 8, true));
rule('clocktower/setup/15#6', 'seven do not', voteOf(15, [9, 2, 3, 1], 7, false));
