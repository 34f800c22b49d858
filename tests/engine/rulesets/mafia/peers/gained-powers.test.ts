import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: a role gained in the middle of a night, or copied in the wrong state.

rule('mafia/role/absorber#2', 'lykoss/lykos#540: what is gained in a night opens with the next one; the old action stands', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber Cop, Bob: Town Vigilante, Cat: Town Doctor, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: vigilante Ann, Cat: doctor Ann, Ann: vigilante Dan, Ann: cop Dan]
    - end
    - expect:
        phase: day 1
        dead: []
        refused: [{ by: Ann, code: unknown-ability }]
        told: { Ann: [{ ability: cop, about: [Dan], result: Non-Town }] }
    - night 2: [Ann: vigilante Dan, Ann: cop Eve]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ ability: cop, about: [Eve], result: Town }] } }
`);

rule('mafia/role/absorber#1', 'lykoss/lykos#510: two who gain from each other both gain from what was there before', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber Tracker, Bob: Town Absorber Visitor, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: tracker Bob, Bob: visitor Ann]
    - end
    - expect:
        roles: { Ann: Town Absorber Tracker Visitor, Bob: Town Absorber Visitor Tracker }
        told: { Ann: [{ ability: tracker, result: [Ann] }] }
    - night 2: [Ann: visitor Cat, Bob: tracker Ann]
    - end
    - expect: { refused: [], told: { Bob: [{ ability: tracker, about: [Ann], result: [Cat] }] } }
`);

rule('mafia/role/universal-backup?5', 'lykoss/lykos#507: who inherits is told of the new role and has its list of players at once', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Town Cop, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - end
    - expect: { roles: { Ann: Town Cop }, told: { Ann: [{ kind: role, result: Town Cop }] } }
    - night 2: [Ann: cop Bob, Ann: cop Dan]
    - end
    - expect:
        refused: [{ by: Ann, code: illegal-target, text: cop Bob }]
        told: { Ann: [{ ability: cop, about: [Dan], result: Non-Town }] }
`);

rule('mafia/role/universal-backup?5', 'GreyWolfDev/Werewolf#56: the kill that is offered after the lynch is carried out', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Town Vigilante, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - day 1: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { phase: night 1, dead: [Bob] }
    - night 1: [Ann: vigilante Dan]
    - end
    - expect: { dead: [Bob, Dan], winners: [Ann, Bob, Cat, Eve] }
`);

rule('mafia/modifier/backup#3', 'csansoon/grimorium#16: the heir of a player who fell by day acts in the night that follows', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Deputy, Bob: Town Cop, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - day 1: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 1: [Ann: cop Dan]
    - end
    - expect: { phase: day 2, refused: [], told: { Ann: [{ ability: cop, about: [Dan], result: Non-Town }] } }
`);

rule('mafia/role/universal-backup?2', 'GreyWolfDev/Werewolf#163: the copy is of the state at death, a sleeping Backup sleeps on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Town Deputy, Cat: Town Cop, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Deputy } }
    - night 2: [Ann: cop Dan, Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], refused: [{ by: Ann }], roles: { Ann: Town Cop } }
    - night 3: [Ann: cop Dan]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/role/universal-backup?2', 'GreyWolfDev/Werewolf#163: whose role was taken away before is passed over', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup, Bob: Town Cop, Cat: Town Doctor, Dan: Mafia Vanillaiser, Eve: Town, Fay: Town }
  play:
    - night 1: [Dan: vanillaiser Bob]
    - night 2: [Dan: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Universal Backup } }
    - night 3: [Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [Bob, Cat], roles: { Ann: Town Doctor } }
`);
