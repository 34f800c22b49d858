import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/alignments#3', 'a game-ending condition ends the game when it is met', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { phase: over, winners: [Ann, Cat, Dan, Eve] }
`);

rule('mafia/general/alignments?1', 'dead players win with the living of their alignment', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Ann]
    - end
    - expect: { phase: over, dead: [Ann, Bob], winners: [Ann, Cat, Dan, Eve] }
`);
