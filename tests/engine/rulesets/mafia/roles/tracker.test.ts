import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/tracker#1', 'learns whom the target targeted', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Tracker, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town, Gus: Town Tracker }
  play:
    - night 1: [Ann: tracker Bob, Bob: mafia vigilante Dan, Cat: doctor Eve, Gus: tracker Eve]
    - end
    - expect:
        dead: [Dan]
        told:
          Ann: [{ kind: result, ability: tracker, about: [Bob], result: [Dan] }]
          Gus: [{ ability: tracker, about: [Eve], result: [], text: Nobody }]
`);

rule('mafia/role/tracker?2', 'each target once, in seat order', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Tracker, Bob: Mafia Cop, Cat: Town Tracker, Dan: Mafia Doctor, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: [Ann: tracker Bob, Bob: cop Gus, Bob: mafia vigilante Eve, Cat: tracker Dan, Dan: doctor Fay]
    - end
    - expect: { told: { Ann: [{ result: [Eve, Gus] }], Cat: [{ result: [Fay] }] } }
    - night 2: [Ann: tracker Bob, Bob: cop Fay, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [Eve, Fay], told: { Ann: [{ result: { size: 1 } }, { result: { has: [Fay] } }] } }
`);

rule('mafia/role/cop?3', 'a blocked Tracker or Watcher gets "No Result", not "Nobody"', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Tracker, Bob: Mafia Roleblocker, Cat: Town Watcher, Dan: Mafia Roleblocker, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: tracker Bob, Bob: roleblocker Ann, Cat: watcher Eve, Dan: roleblocker Cat]
    - end
    - expect: { told: { Ann: [{ ability: tracker, result: No Result }], Cat: [{ ability: watcher, result: No Result }] } }
`);
