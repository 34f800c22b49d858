import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Jack of all Trades (Cop/Doctor), Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:`;

rule('mafia/named/jack-of-all-trades#1', 'Secret, a set of 1-shot powers', `${table}
    - night 1: [Ann: cop Cat, Cat: mafia vigilante Ann]
    - end
    - expect:
        told: { Ann: [{ ability: cop, about: [Cat], result: Non-Town }] }
        announced: [{ kind: death, about: [Ann], result: { not: Town Jack of all Trades (Cop/Doctor) } }]
        roles: { Ann: Town Jack of all Trades (Cop/Doctor) }
`);

rule('mafia/named/jack-of-all-trades#2', 'each once; the flip tells the word Secret and not which they are', `${table}
    - night 1: [Ann: cop Cat]
    - night 2: [Ann: cop Dan]
    - expect: { refused: [{ by: Ann, phase: night 2 }] }
    - night 2: [Ann: doctor Bob, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [] }
    - night 3: [Ann: doctor Bob, Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], refused: [{ by: Ann, phase: night 3 }], announced: [{ kind: death, about: [Ann], result: Town Secret }] }
`);

rule('mafia/named/jack-of-all-trades?1', 'one in one night: the second choice takes the place of the first', `${table}
    - night 1: [Ann: cop Cat, Ann: doctor Bob, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [], untold: { Ann: [{ ability: cop }] } }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/named/jack-of-all-trades?2', 'the 1-shot is implied by the name', `${table}
    - night 1: [Ann: doctor Dan]
    - night 2: [Ann: doctor Dan, Ann: cop Dan]
    - end
    - expect: { refused: [{ by: Ann, text: doctor Dan }], told: { Ann: [{ ability: cop, result: Town }] } }
`);
