import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Poisoner, Bob: Town Doctor, Cat: Mafia, Dan: Town Cop, Eve: Town, Fay: Town }
  play:`;

rule('mafia/named/poisoner#1', 'a Strongman Delayed Vigilante: one Night later, whatever protects', `${table}
    - night 1: [Ann: poisoner Dan, Bob: doctor Dan]
    - end
    - expect: { dead: [] }
    - night 2: [Dan: cop Cat]
    - end
    - expect: { dead: [Dan], told: { Dan: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/named/poisoner?1', 'the victim is not told, and neither a Doctor later nor the death of the Poisoner cures', `${table}
    - night 1: [Ann: poisoner Dan]
    - end
    - expect: { untold: { Dan: [{ kind: notice }, { kind: result }] } }
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - night 2: [Bob: doctor Dan]
    - end
    - expect: { dead: [Ann, Dan] }
`);
