import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/watcher#1', 'learns who targeted the target, without the Watcher', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Watcher, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town Cop, Gus: Town Watcher }
  play:
    - night 1: [Ann: watcher Dan, Fay: cop Dan, Cat: doctor Dan, Bob: mafia vigilante Eve, Gus: watcher Bob]
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: watcher, about: [Dan], result: [Cat, Fay] }]
          Gus: [{ ability: watcher, about: [Bob], result: [], text: Nobody }]
        untold: { Dan: [{ kind: result }] }
`);

rule('mafia/role/watcher?3', 'who came twice is listed once', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Watcher, Bob: Mafia Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: watcher Cat, Bob: cop Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], told: { Ann: [{ result: [Bob] }] } }
`);
