import { rule } from '../../../../../engine/testing/rule.ts';

const table = (drawn: string): string => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [${drawn}] }
  players: { Ann: Town Multiple User Personality (Cop/Doctor), Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:`;

rule('mafia/named/multiple-user-personality#1', 'a Secret Random set of 1-shot powers: chance decides which is used', `${table('Doctor')}
    - night 1: [Ann: random Bob, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [], untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/named/multiple-user-personality#2', 'each can be used once; the flip does not tell which they are', `${table('Cop')}
    - night 1: [Ann: random Cat]
    - end
    - expect: { told: { Ann: [{ ability: random, about: [Cat], result: Non-Town }] } }
    - night 2: [Ann: random Bob, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [], untold: { Ann: [{ kind: result }] } }
    - night 3: [Ann: random Bob, Cat: mafia vigilante Bob]
    - night 4: [Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Bob, Ann], announced: [{ kind: death, about: [Ann], result: Town Secret }] }
`);

rule('mafia/named/multiple-user-personality?1', 'the player is not shown what is left: the set stays open', `${table('Cop')}
    - night 1: [Ann: random Cat]
    - night 2: [Ann: random Cat]
    - end
    - expect: { refused: [], untold: { Ann: [{ text: Doctor, kind: result }] } }
`);
