import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: a night that closes too early, or never; what happens to those who choose again, or not at all.

rule('mafia/general/resolution-order#1', 'lykoss/lykos#514: taken back and chosen again, the night goes on and nobody else loses an action', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Doctor, Bob: Town Vigilante, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Dan, Cat: mafia vigilante Eve, Ann: cancel doctor, Ann: doctor Eve, Bob: vigilante Dan]
    - expect: { phase: night 1 }
    - end
    - expect: { phase: day 1, refused: [], dead: [Dan] }
`);

rule('mafia/general/randomness#3', 'lykoss/lykos#386: whoever chooses last, the same comes out', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Doctor, Bob: Town Roleblocker, Cat: Mafia Goon, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: roleblocker Dan, Ann: doctor Fay, Cat: mafia vigilante Fay, Ann: doctor Eve, Bob: roleblocker Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Bob: roleblocker Cat, Cat: mafia vigilante Fay, Bob: roleblocker Dan, Ann: doctor Eve]
    - end
    - expect: { dead: [Fay] }
`);

rule('mafia/modifier/compulsive?1', 'BeyondMafia/BeyondMafia-Integration#288: who must and finds nobody to choose comes to no harm', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Compulsive Coroner, Bob: Town Compulsive Reviver, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, dead: [], untold: { Ann: [{ kind: result }] } }
    - night 2: [Cat: mafia vigilante Dan]
    - night 3: []
    - end
    - expect: { phase: day 3, dead: [], told: { Ann: [{ ability: coroner, about: [Dan], result: Town }] } }
`);

rule('mafia/modifier/active?3', 'chrisgillis/slackwolf#29: nobody chooses, and the night ends at its deadline all the same', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Active Bulletproof, Bob: Town Arsonist, Cat: Mafia Goon, Dan: Town, Eve: Town Bus Driver }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, dead: [] }
    - night 2: [Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/role/visitor#1', 'UltiMafia/Ultimafia#652: nobody chooses themselves', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Doctor, Bob: Town Bus Driver, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Ann, Bob: bus driver Bob and Dan, Cat: mafia vigilante Cat]
    - end
    - expect: { dead: [], refused: [{ by: Ann, code: illegal-target }, { by: Bob, code: illegal-target }, { by: Cat, code: illegal-target }] }
`);

rule('mafia/faction/mafia?2', 'UltiMafia/Ultimafia#2824: one member carries the kill, and only that one can be blocked or seen', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town Roleblocker, Dan: Town Tracker, Eve: Town Tracker, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: mafia vigilante Fay, Cat: roleblocker Bob, Dan: tracker Ann, Eve: tracker Bob]
    - end
    - expect: { dead: [Fay], told: { Dan: [{ result: [Fay] }], Eve: [{ result: [] }] } }
    - night 2: [Ann: mafia vigilante Gus, Cat: roleblocker Ann]
    - end
    - expect: { dead: [Fay] }
`);

rule('mafia/faction/mafia?2', 'GreyWolfDev/Werewolf#510: the last choice of the group stands, once a night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Roleblocker }
  play:
    - night 1: [Ann: mafia vigilante Cat, Bob: mafia vigilante Dan, Fay: roleblocker Ann]
    - end
    - expect: { dead: [Dan] }
    - night 2: [Ann: mafia vigilante Cat, Bob: mafia vigilante Eve, Fay: roleblocker Bob]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/grammar/faction?1', 'UltiMafia/Ultimafia#1044: who carries the kill may use an own power, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Cop, Bob: Town, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob, Ann: cop Cat]
    - end
    - expect: { dead: [Bob], told: { Ann: [{ ability: cop, about: [Cat], result: Town }] } }
`);
