import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Desperado, Bob: Town, Cat: Mafia, Dan: Mafia, Eve: Town, Fay: Serial Killer }
  play:`;

rule('mafia/named/desperado#1', 'a 1-shot Anti-Loyal Anti-Weak Public Day Vigilante, which the flip says', `${table}
    - day 1: [Ann: desperado Fay]
    - expect:
        dead: [Ann, Fay]
        announced: [{ kind: death, about: [Ann], text: Town Desperado (1-shot Anti-Loyal Anti-Weak Public Day Vigilante) }]
`);

rule('mafia/named/desperado#2', 'one shot a game, by day, in the thread, at another alignment', `${table}
    - night 1: [Ann: vigilante Cat]
    - day 2: [Ann: vigilante Cat]
    - expect:
        dead: [Cat]
        refused: [{ by: Ann, phase: night 1 }]
        announced: [{ kind: notice, about: [Cat], phase: day 2, text: Ann }]
    - day 3: [Ann: vigilante Dan]
    - expect: { dead: [Cat], refused: [{ by: Ann, phase: day 3 }] }
`);

rule('mafia/named/desperado#3', 'at a Town player: the Desperado dies and the target lives', `${table}
    - day 1: [Ann: desperado Bob]
    - expect: { dead: [Ann] }
`);

rule('mafia/named/desperado#3', 'at a Chaos player: both die', `${table}
    - day 1: [Ann: desperado Fay]
    - expect: { dead: [Ann, Fay] }
`);

rule('mafia/named/desperado#3', 'at a Mafia player: the target dies and the Desperado lives', `${table}
    - day 1: [Ann: desperado Cat]
    - expect: { dead: [Cat] }
`);

rule('mafia/named/desperado?1', 'the count limits the whole, not Anti-Loyal alone: no second shot at anybody', `${table}
    - day 1: [Ann: desperado Cat]
    - day 2: [Ann: desperado Bob]
    - expect: { dead: [Cat], refused: [{ by: Ann, phase: day 2 }] }
`);
