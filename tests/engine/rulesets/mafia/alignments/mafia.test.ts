import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/mafia#1', 'wins once everybody else is dead, its dead with it', `
  rules: mafia
  options: { start: night, parity: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Dan, Cat: vigilante Bob]
    - end
    - night 2: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: day 2, alive: [Ann, Eve], winners: [] }
    - night 3: [Ann: mafia vigilante Eve]
    - end
    - expect: { phase: over, winners: [Ann, Bob], announced: [{ kind: win, result: [Mafia], about: [Ann, Bob] }] }
`);

rule('mafia/alignment/mafia#1', 'or once nothing can prevent that', `
  rules: mafia
  options: { start: night }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: over, alive: [Ann, Bob, Dan, Eve], winners: [Ann, Bob] }
`);

rule('mafia/alignment/mafia?1', 'Survivors have to die', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Survivor, Dan: Town }
  play:
    - night 1: [Ann: mafia vigilante Dan]
    - end
    - expect: { phase: day 1, alive: [Ann, Bob, Cat], winners: [] }
    - night 2: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('mafia/alignment/mafia?2', 'two Mafia factions share the alignment and so the win', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafioso:red, Bob: Mafioso:blue, Cat: Town, Dan: Town }
  play:
    - night 1: [Ann: mafia:red vigilante Cat, Bob: mafia:blue vigilante Dan]
    - end
    - expect: { phase: over, dead: [Cat, Dan], winners: [Ann, Bob] }
`);
