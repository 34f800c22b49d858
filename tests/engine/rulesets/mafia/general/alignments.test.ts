import { expect, test } from 'vitest';
import { alignments } from '../../../../../engine/rulesets/mafia/alignments/index.ts';
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

test('mafia/general/alignments#1: each alignment has a name of its own to be shown by', () => {
  expect(new Set(alignments.map(({ name }) => name)).size).toBe(6);
});

test('mafia/general/alignments#2: each has its own condition, of two types', () => {
  expect(Object.fromEntries(alignments.map(({ id, win }) => [id, win]))).toEqual({
    chaos: 'game-ending', mafia: 'game-ending', mime: 'game-ending', survivor: 'end-of-game', town: 'game-ending', werewolf: 'game-ending',
  });
});

rule('mafia/general/alignments#4', 'with one met, the others are out of the running', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Dan]
    - night 2: [Ann: vigilante Cat, Cat: mafia vigilante Ann]
    - end
    - expect: { phase: over, winners: [Ann, Dan, Eve] }
`);

rule('mafia/general/alignments#5', 'an end-of-game condition looks at the moment of the end', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Cat: vigilante Dan, Dan: mafia vigilante Bob]
    - end
    - expect: { phase: over, winners: [Ann, Cat, Eve] }
`);

rule('mafia/general/alignments#6', 'the game ends if all who live have end-of-game conditions', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor Vigilante, Bob: Mafia Goon, Cat: Survivor, Dan: Town }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Dan]
    - end
    - expect: { phase: over, alive: [Ann, Cat] }
`);

rule('mafia/general/alignments?1', 'Chaos and Survivor must be alive', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Chaos-aligned Vigilante, Bob: Survivor, Cat: Chaos-aligned Vigilante, Dan: Town }
  play:
    - night 1: [Ann: vigilante Bob, Cat: vigilante Dan]
    - night 2: [Ann: vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann] }
`);

rule('mafia/general/alignments?2', 'those win whose condition holds then, and nobody else', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor Vigilante, Bob: Mafia Goon, Cat: Survivor, Dan: Survivor }
  play:
    - night 1: [Ann: vigilante Bob, Bob: mafia vigilante Dan]
    - end
    - expect: { phase: over, winners: [Ann, Cat], announced: [{ kind: win, result: [Survivor] }] }
`);
