import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/cop#1', 'learns at the end of the night whether a player is with the Town', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: cop Dan]
    - expect: { untold: { Ann: [{ kind: result }], Cat: [{ kind: result }] } }
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: cop, about: [Bob], result: Non-Town, phase: night 1 }]
          Cat: [{ kind: result, ability: cop, about: [Dan], result: Town }]
        untold: { Bob: [{ kind: result }], Dan: [{ kind: result }], Fay: [{ kind: result }] }
`);

rule('mafia/role/cop#1', 'learns of a player who dies that night, and also when dying', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Dan, Bob: mafia vigilante Dan, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann, Dan], told: { Ann: [{ ability: cop, about: [Dan], result: Town }] } }
`);

rule('mafia/role/cop#3', 'the words are Town and Non-Town', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia-aligned Cop, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: cop Cat]
    - end
    - night 2: [Ann: cop Dan, Bob: cop Dan]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: Non-Town, text: 'Non-Town' }, { about: [Dan], result: Town }]
          Bob: [{ about: [Cat], result: Non-Town }, { about: [Dan], result: Town }]
        untold: { Gus: [{ ability: cop }] }
`);

rule('mafia/role/cop#4', 'a blocked Cop is told "No Result"', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: roleblocker Ann, Cat: cop Bob]
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: cop, about: [Bob], result: No Result }]
          Cat: [{ ability: cop, result: Non-Town }]
        untold: { Ann: [{ result: Non-Town }] }
`);

rule('mafia/role/cop?4', 'who did not act hears nothing', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Roleblocker, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: roleblocker Ann, Ann: cop Bob, Ann: cancel cop]
    - end
    - expect: { phase: day 1, dead: [], untold: { Ann: [{ kind: result }] } }
`);
