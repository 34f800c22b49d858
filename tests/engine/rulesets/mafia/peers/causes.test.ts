import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: which death sets off what, and what moves, stops or lasts that should not.

rule('mafia/general/day-resolution#5', 'BeyondMafia/BeyondMafia-Integration#232: a lynch is no action: nothing moves it and nobody is kept from voting', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Bus Driver, Bob: Mafia Day Roleblocker, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: bus driver Bob and Cat, Bob: roleblocker Dan, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { dead: [Bob], winners: [Ann, Cat, Dan, Eve] }
`);

rule('mafia/general/day-resolution#3', 'BeyondMafia/BeyondMafia-Integration#62: votes for a player who was shot are void, their owners vote on', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Dan: vote Bob, Eve: vote Bob, Ann: vigilante Bob, Dan: vote Cat, Eve: vote Cat, Fay: vote Cat]
    - expect: { dead: [Bob, Cat], refused: [], winners: [Ann, Bob, Dan, Eve, Fay] }
`);

rule('mafia/modifier/triggered?2', 'lykoss/lykos#437: any death at night sets off a Kill-Triggered power', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Lover Kill-Triggered Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/modifier/triggered#5', 'lykoss/lykos#437: a lynch does not', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Kill-Triggered Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { dead: [Ann], refused: [{ by: Ann, code: dead }] }
`);

rule('mafia/modifier/triggered#4', 'lykoss/lykos#437: and only a lynch sets off a Lynch-Triggered one', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Vigilante, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann]
    - night 2: [Ann: vigilante Cat]
    - end
    - expect: { dead: [Ann], refused: [{ by: Ann, code: dead }] }
`);

rule('mafia/modifier/delayed?1', 'BeyondMafia/BeyondMafia-Integration#294: a poison keeps its player whatever is swapped the night after', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Poisoner, Bob: Town Bus Driver, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: poisoner Cat]
    - night 2: [Bob: bus driver Cat and Dan]
    - end
    - expect: { phase: day 2, dead: [Cat] }
`);

rule('mafia/role/bomb#1', 'UltiMafia/Ultimafia#66: a Bomb that dies of grief takes nobody along', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Bomb Lover, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/role/bulletproof?1', 'UltiMafia/Ultimafia#39: a death by a bond is no kill, and a vest is no help', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Bulletproof Lover, Bob: Town, Cat: Mafia Goon, Dan: Town Doctor, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Cat: mafia vigilante Bob, Dan: doctor Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/role/coroner#1', 'tgstation/tgstation#77042: who asks the dead cannot ask the living', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Coroner, Bob: Town Cop, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - night 2: [Ann: coroner Dan, Ann: coroner Bob]
    - end
    - expect: { refused: [{ by: Ann, code: illegal-target }], told: { Ann: [{ ability: coroner, about: [Bob], result: Town Cop }] } }
`);

rule('mafia/role/roleblocker#1', 'tgstation/tgstation#59673: a block ends with its night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Roleblocker, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: cop Ann]
    - end
    - expect: { told: { Bob: [{ ability: cop, result: No Result }] } }
    - night 2: [Bob: cop Ann]
    - end
    - expect: { told: { Bob: [{ ability: cop, result: Non-Town }] } }
`);
