import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnMixes, evilIn, tokenHolder, voteOf } from './tables.ts';

test('clocktower/setup/13#1: 9 Townsfolk, 0 Outsiders, 3 Minions and a Demon; nothing else is dealt, and nothing else drawn', () => {
  expect(dealtMixes(13, 'plain')).toEqual(['9/0/3/1']);
  expect(drawnMixes(13, 'plain')).toEqual(['9/0/3/1']);
});

test('clocktower/setup/13#2: with a Baron two of the Townsfolk become Outsiders', () => {
  expect(dealtMixes(13, 'baron')).toEqual(['7/2/3/1']);
  expect(drawnMixes(13, 'baron')).toEqual(['7/2/3/1']);
});

test("clocktower/setup/13#3: with Lil' Monsta one Minion more in place of the Demon, and a Minion holds the token", () => {
  expect(dealtMixes(13, 'token')).toEqual(['9/0/4/0']);
  expect(drawnMixes(13, 'token')).toEqual(['9/0/4/0']);
  expect(tokenHolder(13, 'token', [9, 0, 4, 0])).toBe('0/0/1/0');
});

test("clocktower/setup/13#4: with Baron and Lil' Monsta both changes, and a Minion holds the token", () => {
  expect(dealtMixes(13, 'both')).toEqual(['7/2/4/0']);
  expect(drawnMixes(13, 'both', 200)).toEqual(['7/2/4/0']);
  expect(tokenHolder(13, 'both', [7, 2, 4, 0])).toBe('0/0/1/0');
});

test('clocktower/setup/13#5: with the Atheist Townsfolk in every place of a Minion or Demon, and nobody is evil', () => {
  expect(dealtMixes(13, 'atheist')).toEqual(['13/0/0/0']);
  expect(drawnMixes(13, 'atheist')).toEqual(['13/0/0/0']);
  expect(evilIn(13, [13, 0, 0, 0])).toEqual({ sides: ['good'], told: 0 });
});

rule('clocktower/setup/13#6', 'seven votes carry a nomination', voteOf(13, [9, 0, 3, 1], 7, true));
rule('clocktower/setup/13#6', 'six do not', voteOf(13, [9, 0, 3, 1], 6, false));
