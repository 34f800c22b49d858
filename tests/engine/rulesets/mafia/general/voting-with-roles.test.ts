import { rule } from '../../../../../engine/testing/rule.ts';
import { six } from './voting-tables.ts';

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
