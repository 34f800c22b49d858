import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/chaos#1', 'wins once everybody else is dead', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Vigilante, Bob: Town, Cat: Mafia Goon }
  play:
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { phase: day 1, dead: [Bob], winners: [] }
    - night 2: [Ann: vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann], announced: [{ kind: win, about: [Ann], result: [Chaos] }] }
`);

rule('mafia/alignment/chaos#1', 'or once nothing can prevent that', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Chaos-aligned Vigilante, Bob: Town, Cat: Town Cop }
  play:
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { phase: over, alive: [Ann, Cat], winners: [Ann] }
`);

rule('mafia/alignment/chaos?1', 'must be alive', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Vigilante, Bob: Chaos-aligned Vigilante, Cat: Town Vigilante }
  play:
    - night 1: [Ann: vigilante Bob, Cat: vigilante Bob]
    - night 2: [Ann: vigilante Cat]
    - end
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann] }
`);

rule('mafia/alignment/chaos?2', 'two are each for themselves', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Chaos-aligned Vigilante, Bob: Chaos-aligned Vigilante, Cat: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { phase: day 1, alive: [Ann, Bob], winners: [] }
    - night 2: [Bob: vigilante Ann]
    - end
    - expect: { phase: over, winners: [Bob] }
`);

rule('mafia/alignment/chaos?2', 'also by the forum rule: half of two is nothing while the other lives', `
  rules: mafia
  options: { start: night, check: off, parity: auto }
  players: { Ann: Chaos-aligned Vigilante, Bob: Chaos-aligned Cop, Cat: Town, Dan: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { phase: day 1, alive: [Ann, Bob, Dan], winners: [] }
    - night 2: [Ann: vigilante Bob]
    - end
    - expect: { phase: over, alive: [Ann, Dan], winners: [Ann] }
`);
