import { rule } from '../../../../../engine/testing/rule.ts';
import { half } from './win-check-tables.ts';

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

rule('mafia/general/win-check#1', 'end-of-game conditions end nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town, Bob: Survivor, Cat: Mafia Goon }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, winners: [] }
`);

rule('mafia/general/win-check#3', 'only end-of-game conditions are left alive: over', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Mafia Goon, Dan: Town Vigilante }
  play:
    - night 1: [Cat: mafia vigilante Dan, Dan: vigilante Cat]
    - end
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob] }
`);

rule('mafia/general/win-check#4', 'after each day action, with all its consequences', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Day Vigilante, Bob: Mafia Goon, Cat: Mafia Lover, Dan: Town }
  play:
    - day 1: [Ann: vigilante Bob]
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann, Dan] }
`);

rule('mafia/general/win-check#4', 'after a lynch with those who follow', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town, Bob: Mafia Goon, Cat: Mafia Lover, Dan: Town }
  play:
    - day 1: [Ann: vote Bob, Dan: vote Bob, Cat: vote Bob]
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann, Dan] }
`);

rule('mafia/general/win-check#5', 'Survivors who are dead do not win either', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Survivor Vigilante }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: vigilante Cat, Cat: vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [] }
`);
