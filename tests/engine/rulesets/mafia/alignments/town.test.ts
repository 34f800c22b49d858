import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/alignment/town#1', 'wins once no threat is left, its dead with it', `
  rules: mafia
  players: { Ann: Town, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon, Gus: Town, Hal: Town }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Gus: vote Bob]
    - expect: { phase: night 1, dead: [Bob], winners: [] }
    - night 1: [Fay: mafia vigilante Ann]
    - day 2: [Cat: vote Fay, Dan: vote Fay, Eve: vote Fay, Gus: vote Fay]
    - expect:
        phase: over
        dead: [Bob, Fay, Ann]
        winners: [Ann, Cat, Dan, Eve, Gus, Hal]
        announced: [{ kind: win, about: { has: [Ann, Hal] }, result: [Town] }]
    - end
    - day 3: [Cat: vote Dan]
    - expect: { phase: over, refused: [{ by: Cat, code: over }] }
`);

rule('mafia/alignment/town#2', 'threats are the living of other alignments that end the game', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Mafia-aligned Cop, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { phase: day 1, dead: [Bob], winners: [] }
    - night 2: [Ann: vigilante Dan]
    - end
    - expect: { phase: over, winners: [Ann, Cat, Eve, Fay, Gus] }
`);

rule('mafia/alignment/town#1', 'needs a living player of its own', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town Vigilante, Bob: Mafia Goon }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [] }
`);

rule('mafia/alignment/town?1', 'a Mime is no threat any more once lynched, and both win together', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Town, Cat: Town, Dan: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { phase: over, dead: [Ann], winners: [Ann, Bob, Cat, Dan], announced: [{ kind: win, result: [Mime, Town] }] }
`);

rule('mafia/alignment/town?1', 'a living one is', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mime, Bob: Town Vigilante, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Bob: vigilante Dan]
    - end
    - expect: { phase: day 1, dead: [Dan], winners: [] }
    - night 2: [Bob: vigilante Ann]
    - end
    - expect: { phase: over, winners: [Bob, Cat, Eve] }
`);

rule('mafia/alignment/town?2', 'Survivors are no threat', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Town Vigilante, Cat: Town, Dan: Mafia Goon }
  play:
    - night 1: [Bob: vigilante Dan]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat] }
`);
