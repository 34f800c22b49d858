import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/doctor#1', 'one killing action on the target has no effect', table('Ann: Town Doctor, Bob: Town, Cat: Town', `
  - night 1: [Ann: doctor Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { phase: day 1, dead: [] }
  - night 2: [Ann: doctor Cat, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/doctor#2', 'one Doctor does not stop two Vigilantes', night(
  'Ann: Town Doctor, Bob: Town, Cat: Town Vigilante, Dan: Town Vigilante',
  'Ann: doctor Bob, Cat: vigilante Bob, Dan: vigilante Bob',
  'dead: [Bob], announced: [{ kind: death, about: [Bob], result: Town }]'));

rule('mafia/role/doctor#3', 'two Doctors stop two Vigilantes', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Town Doctor, Cat: Town Vigilante, Dan: Mafia Vigilante, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: doctor Eve, Cat: vigilante Eve, Dan: vigilante Eve]
    - end
    - expect: { phase: day 1, dead: [] }
`);

rule('mafia/role/doctor#3', 'two Doctors do not stop three', night(
  'Ann: Town Doctor, Bob: Town Doctor, Cat: Town Vigilante, Dan: Town Vigilante, Eve: Town',
  'Ann: doctor Eve, Bob: doctor Eve, Cat: vigilante Eve, Dan: vigilante Eve, Zed: mafia vigilante Eve',
  'dead: [Eve]'));

rule('mafia/role/doctor#4', 'the kill that would come first is stopped, the later one is not', table('Ann: Town Doctor, Bob: Town, Cat: Mafia Delayed Vigilante', `
  - night 1: [Ann: doctor Bob, Cat: vigilante Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [] }
  - night 2: []
  - end
  - expect: { dead: [Bob] }`));

const twoKillers = (seed: number): string => table('Ann: Town Doctor, Bob: Town, Cat: Town Vigilante', `
  - night 1: [Ann: doctor Bob, Cat: vigilante Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`, { seed });

rule('mafia/role/doctor#5', 'of two kills at the same time one has no effect, and the other kills', twoKillers(1));

test('mafia/role/doctor#5: chance decides which one', () => {
  const stopped = Array.from({ length: 60 }, (_, seed) => resultOf(played(twoKillers(seed)).session).trace)
    .map(trace => trace.find(({ step, text }) => step === 'attempts' && /Ann/.test(String(text)))!['text']).map(text => /Cat|Zed/.exec(String(text))![0]);
  expect(new Set(stopped)).toEqual(new Set(['Cat', 'Zed']));
  expect(stopped.filter(killer => killer === 'Cat').length).toBeGreaterThan(15);
  expect(stopped.filter(killer => killer === 'Cat').length).toBeLessThan(45);
});

rule('mafia/role/doctor?1', 'nobody is told of a save', night(
  'Ann: Town Doctor, Bob: Town',
  'Ann: doctor Bob, Zed: mafia vigilante Bob',
  'dead: [], untold: { Ann: [{ kind: result }, { kind: notice }, { phase: day 1 }], Bob: [{ kind: result }, { kind: notice }, { phase: day 1 }], Zed: [{ kind: result }, { kind: notice }] }'));

rule('mafia/role/doctor?2', 'protection is not wasted on a Strongman: the Bodyguard has nothing left to take', night(
  'Ann: Town Doctor, Bob: Town, Cat: Town Strongman Vigilante, Dan: Town Bodyguard',
  'Ann: doctor Bob, Dan: bodyguard Bob, Cat: vigilante Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/doctor?3', 'tonight comes before a later night, and that before ignition', table('Ann: Town Doctor, Bob: Town, Cat: Town Arsonist, Dan: Mafia Delayed Vigilante, Eve: Town', `
  - night 1: [Ann: doctor Bob, Dan: vigilante Bob, Cat: arsonist Bob]
  - night 2: [Ann: doctor Eve, Zed: mafia vigilante Eve, Cat: arsonist Eve]
  - end
  - expect: { dead: [] }
  - night 3: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Eve] }`));
