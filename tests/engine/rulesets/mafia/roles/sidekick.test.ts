import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/sidekick#1', 'what does not kill goes to the Sidekick instead, what kills does not', night(
  'Ann: Mafia Sidekick, Bob: Town, Cat: Town Cop, Dan: Town Doctor',
  'Ann: sidekick Bob, Cat: cop Bob, Dan: doctor Bob, Zed: mafia vigilante Bob',
  'dead: [Bob], told: { Cat: [{ about: [Bob], result: Non-Town }] }'));

rule('mafia/role/sidekick#1', 'only what targets that player', night(
  'Ann: Mafia Sidekick, Bob: Town, Cat: Town Cop, Dan: Town Tracker',
  'Ann: sidekick Bob, Cat: cop Yam, Dan: tracker Ann',
  'told: { Cat: [{ result: Town }], Dan: [{ result: [Bob] }] }'));

const twoSidekicks = (seed: number): unknown => resultOf(played(table('Ann: Town Sidekick, Bob: Town Sidekick, Cat: Town, Dan: Town Visitor, Eve: Town Tracker', `
  - night 1: [Ann: sidekick Cat, Bob: sidekick Cat, Dan: visitor Cat, Eve: tracker Dan]
  - end`, { seed })).session).told.find(({ ability }) => ability === 'tracker')!['result'];

test('mafia/role/sidekick?1: of two the first in the tie list draws the actions', () => {
  const all = Array.from({ length: 30 }, (_, seed) => twoSidekicks(seed));
  expect(all.every(reached => Array.isArray(reached) && reached.length === 1)).toBe(true);
  expect(new Set(all.flat())).toEqual(new Set(['Ann', 'Bob']));
});
