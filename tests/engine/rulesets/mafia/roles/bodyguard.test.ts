import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/bodyguard#1', 'the Bodyguard targets a player each night', night(
  'Ann: Town Bodyguard, Bob: Town, Cat: Town Tracker',
  'Ann: bodyguard Bob, Cat: tracker Ann',
  'dead: [], told: { Cat: [{ result: [Bob] }] }'));

rule('mafia/role/bodyguard#2', 'the Bodyguard dies instead', night(
  'Ann: Town Bodyguard, Bob: Town',
  'Ann: bodyguard Bob, Zed: mafia vigilante Bob',
  'dead: [Ann]'));

test('mafia/role/bodyguard#2: moved onto itself the Bodyguard dies of the shot, not in anybody\'s place', () => {
  const { session } = played(table('Ann: Town Bodyguard, Bob: Town, Cat: Town Deflector', `
  - night 1: [Ann: bodyguard Bob, Cat: deflector Bob and Ann, Zed: mafia vigilante Ann]
  - end`));
  expect(resultOf(session).deaths).toEqual([{ player: 'Ann', phase: 'night 1', cause: 'vigilante' }]);
});

rule('mafia/role/bodyguard#3', 'the kill still goes to the guarded player', night(
  'Ann: Town Bodyguard, Bob: Town, Cat: Town Watcher, Dan: Town Watcher, Eve: Town Tracker',
  'Ann: bodyguard Bob, Cat: watcher Bob, Dan: watcher Ann, Eve: tracker Zed, Zed: mafia vigilante Bob',
  'dead: [Ann], told: { Cat: [{ result: [Ann, Zed] }], Dan: [{ result: [] }], Eve: [{ result: [Bob] }] }'));

rule('mafia/role/bodyguard#4', 'any number of attempts', night(
  'Ann: Town Bodyguard, Bob: Town, Cat: Town Vigilante, Dan: Town Vigilante',
  'Ann: bodyguard Bob, Cat: vigilante Bob, Dan: vigilante Bob, Zed: mafia vigilante Bob',
  'dead: [Ann]'));

rule('mafia/role/bodyguard?1', 'no Doctor and no vest saves the Bodyguard', night(
  'Ann: Town Bulletproof Bodyguard, Bob: Town, Cat: Town Doctor',
  'Ann: bodyguard Bob, Cat: doctor Ann, Zed: mafia vigilante Bob',
  'dead: [Ann]'));

const twoGuards = (seed: number): string => table('Ann: Town Bodyguard, Bob: Town, Cat: Town Bodyguard, Dan: Town Vigilante', `
  - night 1: [Ann: bodyguard Bob, Cat: bodyguard Bob, Dan: vigilante Bob, Zed: mafia vigilante Bob]
  - end`, { seed });

test('mafia/role/bodyguard?2: of two the first in the tie list dies for all attempts', () => {
  const dead = Array.from({ length: 30 }, (_, seed) => resultOf(played(twoGuards(seed)).session).deaths.map(({ player }) => player));
  expect(dead.every(players => players.length === 1)).toBe(true);
  expect(new Set(dead.flat())).toEqual(new Set(['Ann', 'Cat']));
});

rule('mafia/role/bodyguard?3', 'against a Strongman the guarded player dies, and only that one', night(
  'Ann: Town Bodyguard, Bob: Town, Cat: Town Strongman Vigilante',
  'Ann: bodyguard Bob, Cat: vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/bodyguard?4', 'the Doctor counts first', night(
  'Ann: Town Bodyguard, Bob: Town, Cat: Town Doctor',
  'Ann: bodyguard Bob, Cat: doctor Bob, Zed: mafia vigilante Bob',
  'dead: []'));

rule('mafia/role/bodyguard?5', 'of two on each other the one who was not attacked dies', night(
  'Ann: Town Bodyguard, Bob: Town Bodyguard',
  'Ann: bodyguard Bob, Bob: bodyguard Ann, Zed: mafia vigilante Ann',
  'dead: [Bob]'));
