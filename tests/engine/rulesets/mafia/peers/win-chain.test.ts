import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: a win that is judged too early, too late or with stale data.

rule('mafia/general/win-check#4', 'lykoss/lykos#499: whom the lynch drags along counts in the same check, and its own cause is among the winners', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Mafia Lover, Bob: Mime, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - expect: { phase: over, dead: [Ann, Bob], winners: [Bob, Cat, Dan, Eve] }
`);

rule('mafia/alignment/mime#1', 'lykoss/lykos#502: as long as the condition is not met nothing is credited', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Mime, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, dead: [Bob], winners: [] }
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect: { phase: over, winners: [Cat, Dan, Eve] }
`);

rule('mafia/general/resolution-order#12', 'GreyWolfDev/Werewolf#212: death, grief and inheritance first, then one check', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Cat }
  players: { Ann: Mafia-aligned Universal Backup, Bob: Mafia Lover, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { phase: day 1, dead: [Bob, Cat], winners: [], channels: { mafia: [Ann] } }
    - night 2: [Ann: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob, Cat, Dan] }
`);

const twoAgainstTwo = (helper: string) => `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: ${helper}, Dan: Town Mason, Eve: Town Mason }
  play:
    - night 1: [Ann: mafia vigilante Eve]
    - end`;

rule('mafia/general/win-check#6', 'GreyWolfDev/Werewolf#94: a shot that could change it holds the win up', `${twoAgainstTwo('Town 1-shot Day Vigilante')}
    - expect: { phase: day 1, winners: [] }
    - day 1: [Cat: vigilante Ann, Dan: vote Bob, Cat: vote Bob]
    - expect: { phase: over, dead: [Ann, Bob, Eve], winners: [Cat, Dan, Eve] }
`);

rule('mafia/general/win-check#6', 'UltiMafia/Ultimafia#1062: a shot that is gone holds nothing up', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town 1-shot Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Cat: vigilante Fay]
    - end
    - expect: { phase: day 1, winners: [] }
    - night 2: [Ann: mafia vigilante Eve]
    - end
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('mafia/modifier/delayed?1', 'UltiMafia/Ultimafia#20: judged by how a player looks when the power is used, not later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Weak Doctor, Bob: Mafia Framer, Cat: Town Delayed Alignment Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Dan, Cat: alignment cop Dan]
    - night 2: [Bob: framer Dan]
    - end
    - expect: { phase: day 2, dead: [], told: { Cat: [{ about: [Dan], result: Town }] } }
    - night 3: [Ann: doctor Dan, Bob: framer Dan]
    - end
    - expect: { dead: [Ann] }
`);

/** Whoever is left alone, the game is over. */
const alone = (role: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: "${role}", Bob: Town Vigilante, Cat: Chaos-aligned Vigilante, Dan: Mafia Goon }
  play:
    - night 1: [Bob: vigilante Cat, Cat: vigilante Dan, Dan: mafia vigilante Bob]
    - end`;

rule('mafia/alignment/chaos#1', 'BeyondMafia/BeyondMafia-Integration#717: one Chaos player is left, and the game ends', `${alone('Chaos-aligned Cop')}
    - expect: { phase: over, winners: [Ann] }
`);
rule('mafia/general/win-check#3', 'BeyondMafia/BeyondMafia-Integration#717: one Survivor is left, and the game ends', `${alone('Survivor')}
    - expect: { phase: over, winners: [Ann] }
`);
rule('mafia/alignment/mime#1', 'tgstation/tgstation#65430: one Mime is left, and the game ends', `${alone('Mime')}
    - expect: { phase: over, winners: [Ann] }
`);
rule('mafia/alignment/town#1', 'tgstation/tgstation#65430: one Town player is left, and the game ends', `${alone('Town')}
    - expect: { phase: over, winners: [Ann, Bob] }
`);
rule('mafia/alignment/mafia#1', 'tgstation/tgstation#65430: one Mafia player is left, and the game ends', `${alone('Mafia-aligned')}
    - expect: { phase: over, winners: [Ann, Dan] }
`);
