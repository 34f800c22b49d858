import { rule } from '../../../../../engine/testing/rule.ts';

const game = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Sensor, Bob: Mafia Goon, Cat: Town, Dan: Town Vigilante, Eve: Town, Fay: Town, Gus: Town, Hal: Mafia Godfather, Ivy: Town Miller, Jon: Mafia Framer }
  play:
    - night 1: [Ann: sensor]
    - end
    - expect: { refused: [{ by: Ann }], untold: { Ann: [{ kind: result }] } }
    - day 1: [Bob: vote Eve, Cat: vote Eve, Dan: vote Fay, Fay: vote Eve, Gus: vote Eve, Ann: vote Eve, Dan: vote Eve]
`;

rule('mafia/role/sensor#1', 'learns how many of the last wagon are with the Town', `${game}
    - expect: { dead: [Eve] }
    - night 2: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: sensor, about: [], result: 5, text: '5' }] } }
    - day 2: [Bob: vote Fay, Hal: vote Fay, Jon: vote Fay, Ivy: vote Fay, Cat: vote Fay]
    - expect: { dead: [Eve, Fay] }
    - night 3: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 2 }] } }
`);

rule('mafia/role/sensor#2', 'only after a lynch; the wagon of a no-lynch does not serve', `${game}
    - expect: { dead: [Eve] }
    - day 2: [Bob: vote nobody, Hal: vote nobody, Jon: vote nobody, Ivy: vote nobody, Ann: vote nobody]
    - expect: { phase: night 3 }
    - night 3: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 5 }] } }
`);

rule('mafia/role/sensor#2', 'not after a no-lynch alone', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Sensor, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - day 1: [Bob: vote nobody, Cat: vote nobody]
    - night 1: [Ann: sensor]
    - end
    - expect: { refused: [{ by: Ann, text: sensor }], untold: { Ann: [{ ability: sensor }] } }
`);

rule('mafia/role/sensor?1', 'all whose vote stood there at the hammer, dead or alive now, dead voters included', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Sensor, Bob: Mafia Goon, Cat: Town Restless Spirit, Dan: Town, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - day 1: [Cat: vote Eve, Fay: vote Eve, Fay: vote Gus, Dan: vote Eve, Bob: vote Eve, Hal: vote Eve]
    - expect: { dead: [Cat, Eve] }
    - night 2: [Bob: mafia vigilante Dan, Ann: sensor]
    - end
    - expect: { dead: [Cat, Dan, Eve], told: { Ann: [{ result: 3 }] } }
    - night 3: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 3 }] } }
`);

rule('mafia/role/sensor?2', 'the alignment as it looks when the power is used, that of the dead, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Sensor, Bob: Mafia Framer, Cat: Mafia Godfather, Dan: Town Miller, Eve: Town, Fay: Town, Gus: Town Vigilante, Hal: Town }
  play:
    - day 1: [Bob: vote Eve, Cat: vote Eve, Dan: vote Eve, Fay: vote Eve, Ann: vote Eve]
    - expect: { dead: [Eve] }
    - night 2: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 3 }] } }
    - night 3: [Ann: sensor, Bob: framer Fay, Gus: vigilante Cat]
    - end
    - expect: { dead: [Cat, Eve], told: { Ann: [{ result: 2 }] } }
    - night 4: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 3 }] } }
`);

rule('mafia/role/sensor?3', 'a lynch that was prevented is none: the earlier one counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Sensor, Bob: Mafia Goon, Cat: Town Lynchproof, Dan: Town, Eve: Town, Fay: Town, Gus: Town Governor, Hal: Mafia Goon }
  play:
    - day 1: [Bob: vote Eve, Dan: vote Eve, Fay: vote Eve, Ann: vote Eve, Gus: vote Eve]
    - expect: { dead: [Eve] }
    - day 2: [Bob: vote Cat, Hal: vote Cat, Dan: vote Cat, Fay: vote Cat]
    - expect: { dead: [Eve], phase: night 3 }
    - night 3: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 4 }] } }
    - day 3: [Gus: governor Dan, Bob: vote Dan, Hal: vote Dan, Cat: vote Dan, Fay: vote Dan]
    - expect: { dead: [Eve], phase: night 4 }
    - night 4: [Ann: sensor]
    - end
    - expect: { told: { Ann: [{ result: 4 }] } }
`);
