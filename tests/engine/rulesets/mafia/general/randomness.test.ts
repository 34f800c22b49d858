import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { table } from '../one-night.ts';

const chances = (seed: number): unknown => {
  const { deaths, told } = resultOf(played(table(
    'Ann: Town Nexus, Bob: Town Visitor, Cat: Town Tracker, Dan: Town Random (Cop/Rolecop), Eve: Town Amnesiac Cop, Fay: Town Compulsive Visitor, Gus: Town Tracker', `
  - night 1: [Bob: visitor Ann, Cat: tracker Bob, Dan: random Zed, Eve: cop Zed, Gus: tracker Fay]
  - end`, { seed })).session);
  return { deaths, told };
};

test('mafia/general/randomness#1: Nexus, Random, Amnesiac and forced targets are drawn', () => {
  const all = Array.from({ length: 40 }, (_, seed) => chances(seed) as { told: { to: string; ability: string; result: unknown }[] });
  const seen = (to: string, ability: string): number => new Set(all.flatMap(({ told }) => told.filter(one => one.to === to && one.ability === ability).map(({ result }) => String(result)))).size;
  expect(seen('Cat', 'tracker')).toBeGreaterThan(2);
  expect(seen('Gus', 'tracker')).toBeGreaterThan(2);
  expect(seen('Dan', 'random')).toBe(2);
  expect(new Set(all.flatMap(({ told }) => told.filter(({ ability }) => ability === 'cop').map(({ to }) => to))).size).toBeGreaterThan(2);
});

test('mafia/general/randomness#2: all chance comes from the seed', () => {
  for (const seed of [1, 2, 3]) expect(chances(seed)).toEqual(chances(seed));
  expect(new Set(Array.from({ length: 10 }, (_, seed) => JSON.stringify(chances(seed)))).size).toBeGreaterThan(5);
});

const ties = (seed: number): { driven: string; guarded: string } => {
  const { deaths, told } = resultOf(played(table(
    'Ann: Town Strong-Willed Bus Driver Bodyguard, Bob: Town Strong-Willed Bus Driver Bodyguard, Cat: Town, Dan: Town, Eve: Town, Fay: Town Visitor, Gus: Town Tracker', `
  - night 1: [Ann: bus driver Cat and Dan, Bob: bus driver Cat and Eve, Fay: visitor Cat, Gus: tracker Fay, Ann: bodyguard Yam, Bob: bodyguard Yam, Zed: mafia vigilante Yam]
  - end`, { seed })).session);
  return { driven: String(told.find(({ ability }) => ability === 'tracker')!['result']), guarded: String(deaths[0]!['player']) };
};

test('mafia/general/randomness#2: one order of all players breaks every tie of a night', () => {
  const all = Array.from({ length: 30 }, (_, seed) => ties(seed));
  expect(new Set(all.map(({ guarded }) => guarded))).toEqual(new Set(['Ann', 'Bob']));
  for (const { driven, guarded } of all) expect(driven).toBe(guarded === 'Ann' ? 'Dan' : 'Eve');
});

rule('mafia/general/randomness#2', 'what is drawn is drawn by seat, whatever came first', table('Ann: Town Nexus, Bob: Town Cop, Cat: Town Cop, Dan: Town Compulsive Cop, Eve: Town Compulsive Cop', `
  - night 1: [Cat: cop Ann, Bob: cop Ann]
  - end
  - expect: { told: { Bob: [{ result: Non-Town }], Cat: [{ result: Town }], Dan: [{ about: [Bob] }], Eve: [{ about: [Zed] }] } }`, { decide: 'nexus-target: [Zed, Yam], compulsive-target: [Bob, Zed]' }));

const submitted = (acts: string) => `
  rules: mafia
  seed: 3
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town Doctor, Eve: Town, Fay: Town Watcher, Gus: Town }
  play:
    - night 1: [${acts}]
    - end
    - expect: { dead: [], told: { Ann: [{ result: Non-Town }], Fay: [{ result: [Bob, Dan] }] } }
`;

rule('mafia/general/randomness#3', 'the order of submission does not matter', submitted('Ann: cop Bob, Bob: mafia vigilante Eve, Dan: doctor Eve, Fay: watcher Eve'));
rule('mafia/general/randomness#3', 'in any order', submitted('Fay: watcher Eve, Dan: doctor Eve, Bob: mafia vigilante Eve, Ann: cop Bob'));
rule('mafia/general/randomness#3', 'only the last valid choice counts', submitted(
  'Ann: cop Fay, Ann: cop Bob, Ann: cop Ann, Cat: mafia vigilante Gus, Bob: mafia vigilante Eve, Dan: doctor Gus, Dan: doctor Eve, Fay: watcher Eve, Cat: roleblocker Ann, Cat: cancel roleblocker'));
