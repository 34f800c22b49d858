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

rule('mafia/general/phases#2', 'a power that says so works in Night 0', `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Mafia Goon, Bob: Town Night 0 Cop, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 0: [Bob: cop Ann, Cat: cop Ann]
    - end
    - expect: { phase: day 1, told: { Bob: [{ result: Non-Town, phase: night 0 }] }, refused: [{ by: Cat }], untold: { Cat: [{ kind: result }] } }
`);

const beloved = (start: string) => `
  rules: mafia
  options: { start: ${start}, check: off, parity: off }
  players: { Ann: Town Beloved, Bob: Town, Cat: Town, Dan: Town, Eve: Town Even Cop, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann]
    - end
    - expect: { phase: night 2 }`;

rule('mafia/general/phases#3', 'a skipped phase puts two Nights in a row', `${beloved('night')}
    - end
    - expect: { phase: day 2 }
`);

rule('mafia/general/phases#3', 'with Days first, too', `${beloved('day')}
    - end
    - expect: { phase: day 3 }
`);

rule('mafia/general/phases#4', 'results, revivals and vanillaising as well', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Vanillaiser, Bob: Town Cop, Cat: Town Reviver, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Dan]
    - night 2: [Ann: vanillaiser Bob, Bob: cop Zoe, Cat: reviver Dan]
    - expect: { phase: night 2, dead: [Dan], roles: { Bob: Town Cop }, untold: { Bob: [{ kind: result }] } }
    - end
    - expect: { phase: day 2, dead: [], roles: { Bob: Town }, told: { Bob: [{ result: Non-Town }] }, announced: [{ kind: notice, about: [Dan], phase: day 2 }] }
`);

rule('mafia/general/phases#7', 'the number of a skipped Day is used up, so that Even keeps its rhythm', `${beloved('night')}
    - night 2: [Eve: cop Zoe]
    - end
    - expect: { phase: day 2, refused: [], told: { Eve: [{ result: Non-Town, phase: night 2 }] } }
    - night 3: [Eve: cop Zoe]
    - expect: { refused: [{ by: Eve, phase: night 3 }] }
`);

rule('mafia/general/phases?1', 'the Day first, unless it is said otherwise', `
  rules: mafia
  ${seven}
  play:
    - expect: { phase: day 1 }
`);
rule('mafia/general/phases?1', 'or a Night', `
  rules: mafia
  options: { start: night }
  ${seven}
  play:
    - expect: { phase: night 1 }
`);
rule('mafia/general/phases?1', 'or Night 0, a phase of its own with actions', `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Mafia Goon, Bob: Town Night 0 Doctor, Cat: Town Night 0 Tracker, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - expect: { phase: night 0 }
    - night 0: [Bob: doctor Ann, Cat: tracker Bob]
    - end
    - expect: { phase: day 1, told: { Cat: [{ result: [Ann] }] } }
    - end
    - end
    - expect: { phase: day 2 }
`);
