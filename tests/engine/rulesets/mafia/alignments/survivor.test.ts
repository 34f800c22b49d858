import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/survivor#1', 'wins by being alive at the end, whoever ends it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - night 2: [Cat: vigilante Dan]
    - end
    - expect: { phase: over, dead: [Bob, Dan], winners: [Ann, Cat, Eve], announced: [{ kind: win, result: [Survivor, Town] }] }
`);

rule('mafia/alignment/survivor#1', 'ends nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Town, Cat: Mafia Goon, Dan: Town }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, winners: [] }
`);

rule('mafia/alignment/survivor?1', 'a revived one is alive', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Town Reviver, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Ann]
    - night 2: [Bob: reviver Ann]
    - night 3: [Cat: vigilante Dan]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Eve] }
`);

rule('mafia/alignment/survivor?1', 'a Tree Stump counts as dead', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor Tree Stump, Bob: Survivor, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Cat: vigilante Dan]
    - end
    - expect: { phase: over, winners: [Bob, Cat, Eve] }
`);
