import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/doctor#1', 'one killing action on the target has no effect, and nobody is told', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect:
        phase: day 1
        dead: []
        untold: { Ann: [{ phase: night 1, kind: result }, { phase: day 1 }], Cat: [{ kind: notice }], Bob: [{ kind: result }] }
    - night 2: [Ann: doctor Dan, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/role/doctor#2', 'one Doctor does not stop two Vigilantes', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town Vigilante, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Eve, Cat: vigilante Eve, Dan: vigilante Eve]
    - end
    - expect: { dead: [Eve], announced: [{ kind: death, about: [Eve], result: Town }] }
`);

rule('mafia/role/doctor#3', 'two Doctors stop two Vigilantes', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Town Doctor, Cat: Town Vigilante, Dan: Mafia Vigilante, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: doctor Eve, Cat: vigilante Eve, Dan: vigilante Eve]
    - end
    - expect: { phase: day 1, dead: [] }
`);

rule('mafia/role/doctor#3', 'two Doctors do not stop three', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Town Doctor, Cat: Town Vigilante, Dan: Mafia Vigilante, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: doctor Eve, Cat: vigilante Eve, Dan: vigilante Eve, Dan: mafia vigilante Eve]
    - end
    - expect: { phase: day 1, dead: [Eve] }
`);

const twoKillers = (seed: number): string => `
  rules: mafia
  seed: ${seed}
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Eve, Cat: vigilante Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`;

rule('mafia/role/doctor#5', 'of two kills at the same time one has no effect, and the other kills', twoKillers(1));

test('mafia/role/doctor#5: chance decides which one', () => {
  const killers = Array.from({ length: 60 }, (_, seed) => resultOf(played(twoKillers(seed)).session).trace.at(-1)!['text']).map(text => /Cat|Bob/.exec(String(text))![0]);
  expect(new Set(killers)).toEqual(new Set(['Cat', 'Bob']));
  const byCat = killers.filter(killer => killer === 'Cat').length;
  expect(byCat).toBeGreaterThan(15);
  expect(byCat).toBeLessThan(45);
});

rule('mafia/role/doctor?1', 'a blocked Doctor saves nobody', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: doctor Dan, Bob: roleblocker Ann, Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan], untold: { Ann: [{ kind: result }, { phase: day 1 }] } }
`);
