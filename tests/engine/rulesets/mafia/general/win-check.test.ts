import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/win-check#1', 'both sides of this set end the game', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town, Bob: Town, Cat: Mafia Goon }
  play:
    - expect: { phase: night 1, winners: [] }
    - day 1: [Ann: vote Cat, Bob: vote Cat]
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('mafia/general/win-check#2', 'when one side has won the other has lost', `
  rules: mafia
  options: { start: night, parity: auto }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Mafia Goon, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, winners: [] }
    - night 2: [Eve: mafia vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann, Eve] }
`);

rule('mafia/general/win-check#4', 'after each night, with all its deaths', `
  rules: mafia
  options: { start: night, parity: auto }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town, Dan: Town, Eve: Mafia Goon, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat, Bob: vigilante Ann]
    - end
    - expect: { phase: day 1, winners: [], alive: [Bob, Dan, Eve, Fay] }
    - night 2: [Bob: vigilante Eve, Eve: mafia vigilante Bob]
    - end
    - expect: { phase: over, dead: [Ann, Bob, Cat, Eve], winners: [Bob, Cat, Dan, Fay] }
`);

rule('mafia/general/win-check#4', 'after each lynch', `
  rules: mafia
  options: { parity: auto }
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Mafia Goon }
  play:
    - day 1: [Ann: vote Bob, Eve: vote Bob, Cat: vote Bob]
    - expect: { phase: over, dead: [Bob], winners: [Ann, Eve], unannounced: [{ kind: phase, phase: night 1 }] }
`);

rule('mafia/general/win-check#5', 'nobody alive: the game ends without a winner', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town Vigilante }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: vigilante Cat, Cat: vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [], announced: [{ kind: win, about: [] }] }
`);

const half = (options: string, helper: string) => `
  rules: mafia
  options: { start: night${options} }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: ${helper}, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Eve]
    - end`;

rule('mafia/general/win-check#6', 'provable: half of the living with a kill and nobody who could interfere', `${half('', 'Town Cop')}
    - expect: { phase: over, winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'provable: a Doctor could interfere', `${half('', 'Town Doctor')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: so could a Roleblocker', `${half('', 'Town Roleblocker')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: and a Vigilante', `${half('', 'Town Vigilante')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'auto: half of the living is enough', `${half(', parity: auto', 'Town Doctor')}
    - expect: { phase: over, winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'off: only the end counts', `${half(', parity: off', 'Town Cop')}
    - expect: { phase: day 1, winners: [] }
    - night 2: [Bob: mafia vigilante Dan]
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'a side that cannot kill is not declared the winner', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia-aligned Cop, Bob: Town }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, winners: [] }
`);
