import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Watcher, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town Cop, Gus: Town Watcher }
  play:
    - night 1: [Ann: watcher Dan, Fay: cop Dan, Cat: doctor Dan, Bob: mafia vigilante Eve, Gus: watcher Bob]
    - end
`;

rule('mafia/role/watcher#1', 'learns who targeted the target', `${table}
    - expect: { told: { Ann: [{ kind: result, ability: watcher, about: [Dan], result: { has: [Cat, Fay] }, phase: night 1 }] }, untold: { Dan: [{ kind: result }] } }
`);

rule('mafia/role/watcher?1', 'the Watcher is not listed, not even for another action', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Watcher Visitor, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town Watcher }
  play:
    - night 1: [Ann: watcher Dan, Ann: visitor Dan, Cat: doctor Dan, Fay: watcher Dan]
    - end
    - expect: { told: { Ann: [{ about: [Dan], result: [Cat, Fay] }], Fay: [{ about: [Dan], result: [Ann, Cat] }] } }
`);

rule('mafia/role/watcher?2', 'the word is Nobody', `${table}
    - expect: { told: { Gus: [{ about: [Bob], result: [], text: 'Bob: Nobody.' }] } }
`);

rule('mafia/role/watcher?3', 'who came twice is listed once, in seat order', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Watcher, Bob: Mafia Cop, Cat: Town, Dan: Town Visitor, Eve: Town, Fay: Town }
  play:
    - night 1: [Dan: visitor Cat, Ann: watcher Cat, Bob: cop Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], told: { Ann: [{ result: [Bob, Dan], text: 'Cat: Bob and Dan.' }] } }
`);
