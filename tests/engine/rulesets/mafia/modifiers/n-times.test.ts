import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/n-times#1', 'as if the base role stood n times in the role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Triple Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Double 1-shot Bulletproof }
  play:
    - night 1: [Ann: cop Bob, Ann: cop Cat, Ann: cop Dan, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [], told: { Ann: [{ about: [Bob], result: Non-Town }, { about: [Cat], result: Town }, { about: [Dan], result: Town }] } }
    - night 2: [Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [Fay] }
`);

rule('mafia/modifier/n-times#2', 'a Double Vigilante has two kills a night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat, Ann: vigilante Dan]
    - end
    - expect: { dead: [Cat, Dan] }
`);

rule('mafia/modifier/n-times#3', 'a Triple Delayed Sensor gets the result three nights after the use', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Triple Delayed Sensor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: vote Fay, Bob: vote Fay, Cat: vote Fay, Dan: vote Fay]
    - night 1: [Ann: sensor]
    - night 3: []
    - end
    - expect: { untold: { Ann: [{ ability: sensor }] } }
    - night 4: []
    - end
    - expect: { told: { Ann: [{ ability: sensor, result: 3 }] } }
`);

rule('mafia/modifier/n-times?1', 'both uses may go to one player, which beats one Doctor', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town Doctor, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat, Ann: vigilante Cat, Dan: doctor Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/n-times?2', 'a Double 2-shot Cop is two copies with two uses each', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double 2-shot Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town, Hal: Town, Ivy: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - night 2: [Ann: vigilante Dan]
    - night 3: [Ann: vigilante Eve]
    - night 4: [Ann: vigilante Fay]
    - night 5: [Ann: vigilante Gus]
    - end
    - expect: { dead: [Cat, Dan, Eve, Fay], refused: [{ by: Ann, phase: night 5 }] }
`);

rule('mafia/modifier/n-times?3', 'several actions: each is moved for itself', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Vigilante, Bob: Mafia Goon, Cat: Town Bus Driver, Dan: Town, Eve: Town, Fay: Town Ascetic, Gus: Town Doctor }
  play:
    - night 1: [Ann: vigilante Dan, Ann: vigilante Fay, Cat: bus driver Dan and Eve, Gus: doctor Dan]
    - end
    - expect: { dead: [Fay] }
`);
