import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: somebody is taken out or replaced in mid-game, and that counts as an act of the game.

rule('mafia/general/day-resolution#3', 'BeyondMafia/BeyondMafia-Integration#401: nothing moves or stops a removal', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bus Driver, Bob: Town Doctor, Cat: Town, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: bus driver Cat and Eve, Bob: doctor Cat, Host: kill Cat]
    - expect: { phase: night 1, dead: [Cat], announced: [{ kind: death, about: [Cat], result: Town, phase: night 1 }] }
    - end
    - expect: { phase: day 1, dead: [Cat] }
    - day 1: [Host: kill eve, Eve: vote Dan, Fay: vote Eve]
    - expect: { phase: day 1, dead: [Cat, Eve], refused: [{ by: Eve, code: dead }, { by: Fay, code: illegal-target }] }
`);

rule('mafia/modifier/triggered#5', 'BeyondMafia/BeyondMafia-Integration#762: a removal is no attack: neither Bomb nor Kill-Triggered power goes off', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Bomb Kill-Triggered Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob, Cat: mafia vigilante Ann, Host: kill Ann]
    - end
    - expect: { phase: day 1, dead: [Ann] }
`);

rule('mafia/role/lover?2', 'lykoss/lykos#437: who is bound to a removed player goes, too, and who inherits does', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Lover, Bob: Town Cop, Cat: Mafia Goon, Dan: Town Universal Backup, Eve: Town, Fay: Town }
  play:
    - night 1: [Host: kill Bob]
    - expect: { dead: [Ann, Bob] }
    - end
    - day 1: [Dan: universal backup Bob]
    - night 2: [Dan: cop Cat]
    - end
    - expect: { roles: { Dan: Town Cop }, told: { Dan: [{ ability: cop, about: [Cat], result: Non-Town }] } }
`);

rule('mafia/general/win-check#4', 'BeyondMafia/BeyondMafia-Integration#213: wins are judged after a removal, and a majority that is now reached counts', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Mafia Goon, Fay: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Host: kill Fay]
    - expect: { phase: night 1, dead: [Fay, Ann] }
    - night 1: [Host: kill Eve]
    - expect: { phase: over, winners: [Bob, Cat, Dan, Fay] }
`);

rule('mafia/general/voting#1', 'smogon/pokemon-showdown#7705: votes belong to the seat, whoever sits there', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Host: replace Bob with Zoe, Bob: unvote, Zoe: vote nobody, Dan: vote Ann]
    - expect:
        phase: day 1
        refused: [{ by: Bob, code: not-in-game }]
        told: { Zoe: [{ kind: notice, text: Bob }] }
        announced: [{ kind: notice, about: [Zoe], text: in the place of Bob }]
        roles: { Zoe: Town Cop }
    - night 1: [Zoe: cop Ann, Host: replace Ann with Yve, Yve: mafia vigilante Zoe]
    - end
    - expect: { dead: [Zoe], channels: { mafia: [Yve] }, told: { Zoe: [{ ability: cop, about: [Yve], result: Non-Town }] }, refused: [] }
`);
