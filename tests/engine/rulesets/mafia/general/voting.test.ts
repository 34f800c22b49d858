import { rule } from '../../../../../engine/testing/rule.ts';
import { six } from './voting-tables.ts';

const seven = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }';

rule('mafia/general/voting#1', 'votes are by day, by the living, and can be changed and taken back', `
  rules: mafia
  options: { start: night }
  ${seven}
  play:
    - night 1: [Cat: vote Ann, Ann: mafia vigilante Eve]
    - day 1:
        - Eve: vote Ann
        - Bob: vote Eve
        - Bob: vote Ann
        - Cat: vote Ann
        - Dan: vote Ann
        - Dan: unvote
        - Dan: unvote
    - expect:
        phase: day 1
        dead: [Eve]
        refused: [{ by: Cat, code: unknown-poll }, { by: Eve, code: dead }, { by: Bob, code: illegal-target }, { by: Dan, code: nothing-to-withdraw }]
    - day 1: [Dan: vote Ann, Fay: vote Ann]
    - expect: { phase: night 2, dead: [Ann, Eve] }
`);

rule('mafia/general/voting#2', 'a vote for nobody exists', `
  rules: mafia
  ${seven}
  play:
    - day 1: [Ann: vote nobody, Bob: vote nobody, Cat: vote nobody]
    - expect: { phase: day 1, refused: [] }
    - day 1: [Dan: vote nobody]
    - expect: { phase: night 1, dead: [], announced: [{ kind: vote, about: [] }] }
`);

rule('mafia/general/voting#5', 'a Doctor does not stop a lynch', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Town Doctor, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }
  play:
    - night 1: [Bob: doctor Ann]
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { dead: [Ann], phase: night 2 }
`);

rule('mafia/general/voting#6', 'seven alive: the fourth vote lynches at once and ends the Day', `
  rules: mafia
  ${seven}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - expect: { phase: day 1, dead: [], unannounced: [{ kind: vote }] }
    - day 1: [Eve: vote Bob, Fay: vote Bob]
    - expect:
        phase: night 1
        dead: [Bob]
        announced: [{ kind: vote, about: [Bob], phase: day 1 }, { kind: death, about: [Bob], result: Town Cop, phase: day 1 }]
        refused: [{ by: Fay, code: unknown-poll }]
`);

rule('mafia/general/voting#6', 'six alive: four votes, not three', `
  rules: mafia
  ${six}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Eve: vote Bob]
    - expect: { phase: night 1, dead: [Bob] }
`);

rule('mafia/general/voting#6', 'the dead are not counted: five alive need three', `
  rules: mafia
  options: { start: night }
  ${six}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Ann: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { phase: night 2, dead: [Bob, Cat] }
`);

rule('mafia/general/voting#7', 'six alive: the third vote for nobody ends the Day', `
  rules: mafia
  ${six}
  play:
    - day 1: [Ann: vote nobody, Bob: vote nobody]
    - expect: { phase: day 1 }
    - day 1: [Cat: vote nobody]
    - expect: { phase: night 1, dead: [], announced: [{ kind: vote, about: [] }] }
`);

rule('mafia/general/voting#7', 'seven alive: four', `
  rules: mafia
  ${seven}
  play:
    - day 1: [Ann: vote nobody, Bob: vote nobody, Cat: vote nobody]
    - expect: { phase: day 1 }
    - day 1: [Dan: vote nobody]
    - expect: { phase: night 1, dead: [] }
`);

rule('mafia/general/voting#8', 'a deadline without a majority lynches nobody', `
  rules: mafia
  ${seven}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - end
    - expect: { phase: night 1, dead: [], announced: [{ kind: vote, about: [] }] }
`);

rule('mafia/general/voting#8', 'with plurality the most votes lynch', `
  rules: mafia
  options: { deadline: plurality }
  ${seven}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Ann]
    - end
    - expect: { phase: night 1, dead: [Bob] }
`);

rule('mafia/general/voting#8', 'with plurality a tie lynches nobody', `
  rules: mafia
  options: { deadline: plurality }
  ${seven}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Ann, Eve: vote Ann]
    - end
    - day 2: [Ann: vote nobody, Cat: vote nobody, Dan: vote Ann]
    - end
    - expect: { phase: night 2, dead: [] }
`);

rule('mafia/general/voting#9', 'after the hammer: death, flip, win check, Night', `
  rules: mafia
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect:
        phase: over
        dead: [Ann]
        winners: [Bob, Cat, Dan, Eve, Fay]
        announced: [{ kind: vote, about: [Ann] }, { kind: death, about: [Ann], result: Mafia Goon }, { kind: win }]
        unannounced: [{ kind: phase, phase: night 1 }]
`);

rule('mafia/general/voting#2', 'nobody can be voted for after a Gladiator acted, too', `
  rules: mafia
  players: { Ann: Mafia Goon, Bob: Town Gladiator, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: gladiator Ann, Cat: vote nobody, Dan: vote nobody, Eve: vote nobody]
    - expect: { phase: night 1, dead: [], refused: [] }
`);
