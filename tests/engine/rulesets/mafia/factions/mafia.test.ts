import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/faction/mafia#1', 'Goon and Mafioso are members; they share a Vigilante', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafioso, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat, Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Cat], refused: [{ by: Cat, code: wrong-phase }], roles: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town } }
`);

rule('mafia/faction/mafia#2', 'a chat at night, closed by day', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: 'say "Cat first?" in mafia', Cat: 'say "hello" in mafia']
    - expect:
        channels: { mafia: [Ann, Bob] }
        told: { Bob: [{ kind: notice, about: [Ann], text: "Cat first?" }] }
        untold: { Ann: [{ text: "Cat first?" }], Cat: [{ text: "Cat first?" }] }
        refused: [{ by: Cat, code: closed }]
    - day 1: [Ann: 'say "by day" in mafia']
    - expect: { refused: [{ by: Ann, code: closed }], channels: { mafia: [Ann, Bob] } }
`);

rule('mafia/faction/mafia#3', 'members are Mafia-aligned unless it is written otherwise', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafioso, Cat: Town Mafioso, Dan: Mafia-aligned Doctor, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: mafia vigilante Hal, Dan: mafia vigilante Eve]
    - end
    - night 2: [Ann: cop Cat]
    - end
    - expect:
        dead: [Hal]
        channels: { mafia: [Bob, Cat] }
        refused: [{ by: Dan }]
        told: { Ann: [{ about: [Bob], result: Non-Town }, { about: [Cat], result: Town }] }
`);

rule('mafia/faction/mafia?1', 'members know the names, not the roles', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Roleblocker, Bob: Mafia Goon, Cat: Mafia Cop, Dan: Town, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: []
    - expect:
        told:
          Ann: [{ kind: notice, about: [Bob, Cat] }]
          Bob: [{ kind: notice, about: [Ann, Cat] }]
        untold: { Ann: [{ text: Goon }, { text: Cop }], Dan: [{ kind: notice }] }
`);

rule('mafia/faction/mafia?2', 'usable every numbered night, once, by one member', `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 0: [Ann: mafia vigilante Cat]
    - day 1: [Ann: mafia vigilante Cat]
    - expect: { dead: [], refused: [{ by: Ann, phase: night 0 }, { by: Ann, phase: day 1 }] }
    - night 1: [Ann: mafia vigilante Cat, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/faction/mafia?3', 'the shared kill may hit another member, never its performer', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Ann, Ann: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], refused: [{ by: Ann, code: illegal-target }], channels: { mafia: [Ann] } }
`);
