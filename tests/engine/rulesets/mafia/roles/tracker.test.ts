import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Tracker, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town, Gus: Town Tracker }
  play:
    - night 1: [Ann: tracker Bob, Bob: mafia vigilante Dan, Cat: doctor Eve, Gus: tracker Eve]
    - end
`;

rule('mafia/role/tracker#1', 'learns whom the target targeted', `${table}
    - expect: { dead: [Dan], told: { Ann: [{ kind: result, ability: tracker, about: [Bob], result: [Dan], phase: night 1 }] } }
`);

rule('mafia/role/tracker?1', 'the word is Nobody', `${table}
    - expect: { told: { Gus: [{ ability: tracker, about: [Eve], result: [], text: 'Eve: Nobody.' }] } }
`);

rule('mafia/role/tracker?2', 'the players finally reached, each once, in seat order', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Tracker, Bob: Mafia Cop Visitor, Cat: Town Tracker, Dan: Mafia Doctor, Eve: Town, Fay: Town, Gus: Town, Hal: Town Bus Driver }
  play:
    - night 1: [Ann: tracker Bob, Bob: cop Gus, Bob: visitor Gus, Bob: mafia vigilante Eve, Cat: tracker Dan, Dan: doctor Fay]
    - end
    - expect: { told: { Ann: [{ result: [Eve, Gus], text: Eve and Gus }], Cat: [{ result: [Fay] }] } }
    - night 2: [Ann: tracker Bob, Bob: cop Fay, Hal: bus driver Fay and Gus]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: [Gus] }] } }
    - night 3: [Ann: tracker Hal, Hal: bus driver Gus and Fay]
    - end
    - expect: { told: { Ann: [{ about: [Hal], result: [Fay, Gus], text: Fay and Gus }] } }
`);

rule('mafia/role/tracker#1', 'all of that night, also for who acts only in death', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Tracker, Bob: Mafia Cop, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: tracker Bob, Bob: cop Cat, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], told: { Ann: [{ about: [Bob], result: [Ann, Cat] }] } }
`);
