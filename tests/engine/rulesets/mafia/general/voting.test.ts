import { rule } from '../../../../../engine/testing/rule.ts';

const seven = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }';
const six = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town }';

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

rule('mafia/general/voting#3', 'seven alive: five votes for a Loved player, three for a Hated one, four for others', `
  rules: mafia
  players: { Ann: Mafia Goon, Bob: Town Loved, Cat: Town Hated, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { phase: day 1 }
    - day 1: [Gus: vote Bob]
    - expect: { phase: night 1, dead: [Bob] }
    - day 2: [Ann: vote Dan, Eve: vote Dan, Fay: vote Dan]
    - expect: { phase: day 2, dead: [Bob] }
    - day 2: [Ann: vote Cat, Eve: vote Cat]
    - expect: { dead: [Bob] }
    - day 2: [Fay: vote Cat]
    - expect: { dead: [Bob, Cat] }
`);

/** Bob is dead from Night 1 on; five live, so three votes are needed. */
const spirit = `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Town Restless Spirit, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]`;

rule('mafia/general/voting#4', 'with a spirit that could vote six times three would not do; it is not counted among the five', `${spirit}
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { dead: [Bob, Ann] }
`);

rule('mafia/general/voting?2', 'a spirit helps to reach the number, another dead player does not', `${spirit}
    - day 1: [Cat: vote Ann, Dan: vote Ann, Bob: vote Ann]
    - expect: { dead: [Bob, Ann] }
`);

rule('mafia/general/voting?2', 'another dead player has no vote', `
  rules: mafia
  options: { start: night }
  ${six}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - day 1: [Cat: vote Ann, Dan: vote Ann, Bob: vote Ann]
    - expect: { dead: [Bob], phase: day 1, refused: [{ by: Bob, code: dead }] }
`);

rule('mafia/general/voting#5', 'Bulletproof does not stop it, nor a Bodyguard or Doctor of that very Day', `
  rules: mafia
  options: { check: off }
  players: { Ann: Mafia Goon, Bob: Town Bulletproof, Cat: Town Day Bodyguard, Dan: Town Day Doctor, Eve: Town }
  play:
    - day 1: [Cat: bodyguard Bob, Dan: doctor Bob, Ann: vote Bob, Cat: vote Bob, Eve: vote Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/general/voting?1', 'a strict majority of the living: half of six is not enough, more than half is', `
  rules: mafia
  ${six}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - end
    - expect: { dead: [] }
    - day 2: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/general/voting#9', 'the late Governor comes before a counted Lynchproof, which is kept', `
  rules: mafia
  options: { check: off, parity: off, governorWindow: 1h }
  players: { Ann: Mafia Goon, Bob: Town 1-shot Lynchproof, Cat: Town Governor, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Bob, Dan: vote Bob, Eve: vote Bob, Cat: governor Bob]
    - night 1: []
    - expect: { dead: [] }
    - day 2: [Ann: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 2: []
    - expect: { dead: [] }
    - day 3: [Ann: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 3: []
    - expect: { dead: [Bob] }
`);

rule('mafia/general/voting#9', 'death, linked death, inheritance, flips, the mark of Beloved, no win, Night', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Mafia Goon, Bob: Town Beloved Cop, Cat: Survivor Lover, Dan: Town Universal Backup, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect:
        phase: night 1
        dead: [Bob, Cat]
        roles: { Dan: Town Beloved Cop }
        announced: [{ kind: vote, about: [Bob], phase: day 1 }, { kind: death, about: [Bob], result: Town Beloved Cop, phase: day 1 }, { kind: death, about: [Cat], result: Survivor Lover, phase: day 1 }]
        told: { Dan: [{ kind: role, result: Town Beloved Cop }] }
    - night 1: [Dan: cop Ann]
    - end
    - expect: { phase: night 2, told: { Dan: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/general/voting#9', 'the mark of Virgin: no killing in the Night that follows', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Virgin, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 1: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: day 2, dead: [Bob] }
`);
