import { rule } from '../../../../../engine/testing/rule.ts';

/** Bob is Town, so that only the Goon and what is written end anything; nobody else acts. */
const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/absorber#1', 'gains the base role of a power that targets the holder', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Bob: cop Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Cop, Bob: Town Cop, Cat: Town } }
`));

rule('mafia/role/absorber#1', 'a power of the own does not count', game('Bob: Town Cop, Cat: Town Redirector', `
    - night 1: [Bob: cop Cat]
    - end
    - expect: { roles: { Ann: Town Absorber } }
`));

rule('mafia/role/absorber#2', 'usable on later nights, not in the night it is gained', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Bob: cop Ann, Ann: cop Zoe]
    - expect: { refused: [{ by: Ann, code: wrong-phase }] }
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: [Ann: cop Zoe]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Zoe], result: Non-Town }] } }
    - night 3: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Town }] } }
`));

rule('mafia/role/absorber#2', 'a passive one works from the next phase on', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber, Bob: Town Bulletproofer, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Bob: bulletproofer Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Bulletproofer } }
    - night 2: [Ann: bulletproofer Eve, Cat: vigilante Eve]
    - end
    - expect: { dead: [] }
`);

rule('mafia/role/absorber#3', 'each time anew', game('Bob: Town Cop, Cat: Town Doctor', `
    - night 1: [Bob: cop Ann, Cat: doctor Ann]
    - night 2: [Cat: doctor Bob, Bob: cop Cat]
    - night 3: [Bob: cop Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Cop Doctor Cop } }
`));

rule('mafia/role/absorber#4', 'never a power of a faction', game('Bob: Town Doctor, Cat: Town', `
    - night 1: [Zoe: mafia vigilante Ann, Bob: doctor Ann]
    - end
    - expect: { dead: [], roles: { Ann: Town Absorber Doctor } }
`));

rule('mafia/role/absorber#5', 'without the modifiers', game('Bob: Town 1-shot Loyal Cop, Cat: Town', `
    - night 1: [Bob: cop Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Cop } }
    - night 2: [Ann: cop Zoe]
    - night 3: [Ann: cop Zoe]
    - end
    - expect: { told: { Ann: [{ phase: night 2, result: Non-Town }, { phase: night 3, result: Non-Town }] } }
`));

rule('mafia/role/absorber?1', 'a power that was stopped there counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber, Bob: Town Cop, Cat: Town Rolestopper, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Bob: cop Ann, Cat: rolestopper Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Cop Rolestopper }, told: { Bob: [{ result: No Result }] } }
`);

rule('mafia/role/absorber?1', 'that of a roleblocked visitor does not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Absorber, Bob: Town Cop, Cat: Town Roleblocker, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Bob: cop Ann, Cat: roleblocker Bob]
    - end
    - expect: { roles: { Ann: Town Absorber } }
`);

rule('mafia/role/absorber?2', 'the same base role twice is two copies, each with its own use', game('Bob: Town Cop, Cat: Town Cop', `
    - night 1: [Bob: cop Ann, Cat: cop Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Cop Cop } }
    - night 2: [Ann: cop Bob, Ann: cop Zoe]
    - end
    - expect: { refused: [], told: { Ann: [{ about: [Bob], result: Town }, { about: [Zoe], result: Non-Town }] } }
`));

rule('mafia/role/absorber?3', 'of a Jailkeeper the Doctor, not the Roleblocker', game('Bob: Town Jailkeeper, Cat: Town', `
    - night 1: [Bob: jailkeeper Ann]
    - end
    - expect: { roles: { Ann: Town Absorber Doctor } }
`));

rule('mafia/role/absorber?4', 'is told what, and not from whom', game('Bob: Town Cop, Cat: Town', `
    - night 1: [Bob: cop Ann]
    - expect: { untold: { Ann: [{ text: Cop }] } }
    - end
    - expect: { told: { Ann: [{ kind: notice, phase: day 1, result: Cop, about: [] }] }, untold: { Ann: [{ text: Bob }], Bob: [{ kind: notice }] } }
`));

rule('mafia/role/absorber#1', 'who is dead by the end of the night gains nothing', game('Bob: Town Vigilante, Cat: Town', `
    - night 1: [Bob: vigilante Ann]
    - end
    - expect: { dead: [Ann], roles: { Ann: Town Absorber } }
`));

rule('mafia/role/absorber#1', 'by day, too, from the next phase on', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Absorber, Bob: Town Day Cop, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - day 1: [Bob: cop Ann]
    - expect: { roles: { Ann: Town Absorber Cop }, told: { Ann: [{ kind: notice, phase: day 1, result: Cop }] } }
    - night 1: [Ann: cop Dan]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] } }
`);

rule('mafia/role/absorber#1', 'given for one night: what was gained then stays, once for each power', game('Bob: Town Absorberer, Cat: Town Cop, Dan: Town Doctor', `
    - night 1: [Bob: absorberer Dan, Cat: cop Dan]
    - end
    - expect: { roles: { Dan: Town Doctor Absorberer Cop } }
    - night 2: [Bob: absorberer Ann, Cat: cop Ann, Dan: cop Zoe]
    - end
    - expect: { roles: { Ann: Town Absorber Absorberer Cop }, told: { Dan: [{ ability: cop, result: Non-Town }] } }
    - night 3: [Cat: cop Dan]
    - end
    - expect: { roles: { Dan: Town Doctor Absorberer Cop } }
`));
