import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Executioner, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:`;

rule('mafia/named/executioner#1', 'a Permission-Seeking Day Vigilante: kills by day, by leave, and at night not at all', `${table}
    - night 1: [Ann: executioner Cat]
    - day 2: [Ann: executioner Dan, Bob: vote Dan in permission, Eve: vote Dan in permission]
    - expect: { dead: [], refused: [{ by: Ann, phase: night 1 }] }
    - day 2: [Fay: vote Dan in permission]
    - expect: { phase: day 2, dead: [Dan] }
`);

rule('mafia/named/executioner?1', 'permission is that of the modifier: more than half of the others, but for the target', `${table}
    - day 1: [Ann: executioner Cat, Cat: vote nobody in permission, Bob: vote Cat in permission, Dan: vote Cat in permission, Eve: vote nobody in permission, Fay: vote nobody in permission]
    - expect: { dead: [], refused: [{ by: Cat, code: no-vote }], announced: [{ kind: notice, about: [Cat], text: not get }] }
`);
