import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/roleblocker#1', 'whatever the target does is blocked, for this night only', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Cat, Cat: vigilante Dan]
    - end
    - expect: { dead: [], untold: { Cat: [{ kind: notice }, { kind: result }] } }
    - night 2: [Cat: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/role/roleblocker#1', 'every action of the target, not only one', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Cop, Cat: Town Cop Doctor, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: cop Cat, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [], told: { Bob: [{ ability: cop, result: No Result }] } }
    - night 2: [Ann: roleblocker Cat, Cat: cop Bob, Cat: doctor Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan], told: { Cat: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/role/roleblocker?2', 'the shared kill, if that member performs it', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Goon, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: roleblocker Bob, Bob: mafia vigilante Dan, Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);
