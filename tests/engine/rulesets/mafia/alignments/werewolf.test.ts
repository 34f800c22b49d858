import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/werewolf#1', 'wins once every other is dead, the Mafia too, its dead with it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Werewolf Goon, Bob: Werewolf, Cat: Mafia Goon, Dan: Town Vigilante, Eve: Town }
  play:
    - night 1: [Ann: werewolf vigilante Eve, Dan: vigilante Bob]
    - night 2: [Ann: werewolf vigilante Dan]
    - end
    - expect: { phase: day 2, alive: [Ann, Cat], winners: [] }
    - night 3: [Ann: werewolf vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann, Bob], announced: [{ kind: win, result: [Werewolf] }] }
`);

rule('mafia/alignment/werewolf#1', 'or once nothing can prevent that', `
  rules: mafia
  options: { start: night }
  players: { Ann: Werewolf Goon, Bob: Werewolf, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: werewolf vigilante Dan]
    - end
    - expect: { phase: over, alive: [Ann, Bob, Cat, Eve], winners: [Ann, Bob] }
`);

rule('mafia/alignment/werewolf#1', 'a Mafia beside it can: it kills, too', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Werewolf Goon, Bob: Werewolf, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: werewolf vigilante Dan]
    - end
    - expect: { phase: day 1, alive: [Ann, Bob, Cat, Eve], winners: [] }
`);
