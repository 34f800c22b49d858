import { rule } from '../../../../../engine/testing/rule.ts';

const seven = 'players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }';

rule('mafia/general/phases#1', 'nights and days in turn, with numbers', `
  rules: mafia
  ${seven}
  play:
    - expect: { phase: day 1, announced: [{ kind: phase, phase: day 1 }] }
    - end
    - expect: { phase: night 1 }
    - end
    - expect: { phase: day 2 }
    - end
    - expect: { phase: night 2 }
    - day 4: []
    - expect: { phase: day 4, dead: [], announced: [{ phase: night 3 }] }
`);

rule('mafia/general/phases#2', 'a confirmation stage is Night 0', `
  rules: mafia
  options: { start: confirmation }
  ${seven}
  play:
    - expect: { phase: night 0, told: { Bob: [{ kind: role, result: Town Cop, phase: night 0 }] } }
    - night 0: [Bob: cop Ann]
    - end
    - expect: { phase: day 1, refused: [{ by: Bob }], untold: { Bob: [{ kind: result }] }, unannounced: [{ kind: death }, { kind: notice }] }
    - end
    - expect: { phase: night 1 }
`);

rule('mafia/general/phases#4', 'kills come into effect at the end of the night', `
  rules: mafia
  options: { start: night }
  ${seven}
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - expect: { phase: night 1, dead: [], unannounced: [{ kind: death }] }
    - night 1: [Bob: cop Ann]
    - end
    - expect: { phase: day 1, dead: [Bob], announced: [{ kind: death, about: [Bob], phase: day 1 }], told: { Bob: [{ result: Non-Town }] } }
`);

rule('mafia/general/phases#5', 'start: night has Night n before Day n', `
  rules: mafia
  options: { start: night }
  ${seven}
  play:
    - expect: { phase: night 1 }
    - end
    - expect: { phase: day 1 }
    - end
    - expect: { phase: night 2 }
`);

rule('mafia/general/phases#6', 'information at the start comes in Night 0', `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Mafia Goon, Bob: Mafia Cop, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 0: [Ann: mafia vigilante Cat, Bob: cop Cat]
    - expect:
        told: { Ann: [{ kind: notice, about: [Bob], phase: night 0 }] }
        refused: [{ by: Ann }, { by: Bob }]
        channels: { mafia: [Ann, Bob] }
    - end
    - expect: { phase: day 1, dead: [] }
`);
