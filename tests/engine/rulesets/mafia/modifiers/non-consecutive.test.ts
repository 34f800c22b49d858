import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/non-consecutive#1', 'used in one phase it rests in the next one in which it would be available', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Non-Consecutive Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: []
    - night 2: [Ann: vigilante Cat]
    - night 3: [Ann: vigilante Dan]
    - night 4: [Ann: vigilante Dan]
    - end
    - expect: { dead: [Cat, Dan], refused: [{ by: Ann, phase: night 3 }] }
`);

rule('mafia/modifier/non-consecutive#2', 'a Non-Consecutive Cop cannot act in the night after an investigation', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Non-Consecutive Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Cat]
    - night 3: [Ann: cop Cat]
    - end
    - expect: { refused: [{ by: Ann, phase: night 2 }], told: { Ann: [{ phase: night 1, about: [Bob] }, { phase: night 3, about: [Cat] }] } }
`);

rule('mafia/modifier/non-consecutive#3', 'a Non-Consecutive Governor cannot stop a lynch on the Day after', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Non-Consecutive Governor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: governor Cat, Bob: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { dead: [], phase: night 1 }
    - day 2: [Ann: governor Cat, Bob: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { dead: [Cat], phase: night 2, refused: [{ by: Ann, phase: day 2 }] }
`);

rule('mafia/modifier/non-consecutive?1', 'a blocked use counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Non-Consecutive Cop, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: roleblocker Ann]
    - night 2: [Ann: cop Bob]
    - expect: { refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/modifier/non-consecutive?2', 'twice: two phases of rest', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Non-Consecutive Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - night 2: [Ann: cop Cat]
    - night 3: [Ann: cop Cat]
    - night 4: [Ann: cop Cat]
    - end
    - expect: { refused: [{ by: Ann, phase: night 2 }, { by: Ann, phase: night 3 }], told: { Ann: [{ phase: night 4, about: [Cat] }] } }
`);

rule('mafia/modifier/non-consecutive?3', 'with Even the next even night is the one that is left out, in either order', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Even Non-Consecutive Cop, Bob: Mafia Goon, Cat: Town Non-Consecutive Even Cop, Dan: Town, Eve: Town }
  play:
    - night 2: [Ann: cop Bob, Cat: cop Bob]
    - night 4: [Ann: cop Dan, Cat: cop Dan]
    - night 6: [Ann: cop Dan, Cat: cop Dan]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 4 }, { by: Cat, phase: night 4 }]
        told: { Ann: [{ phase: night 6, about: [Dan] }], Cat: [{ phase: night 6, about: [Dan] }] }
`);
