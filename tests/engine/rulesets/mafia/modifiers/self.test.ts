import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/self#1', 'it is passive: nothing is chosen', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, code: wrong-phase }] }
`);

rule('mafia/modifier/self#2', 'as if it targeted its holder each night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: mafia vigilante Ann, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/self#3', 'its holder does not count as targeted', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Doctor, Bob: Mafia Goon, Cat: Town Watcher, Dan: Town Tracker, Eve: Town Motion Detector }
  play:
    - night 1: [Cat: watcher Ann, Dan: tracker Ann]
    - end
    - expect: { told: { Cat: [{ result: [Dan] }], Dan: [{ result: [] }] } }
    - night 2: [Eve: motion detector Ann]
    - end
    - expect: { told: { Eve: [{ result: No Motion Detected }] } }
`);

rule('mafia/modifier/self#4', 'a Self Watcher learns each night who targeted its holder', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Watcher, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: visitor Ann]
    - night 2: []
    - end
    - expect: { told: { Ann: [{ ability: watcher, phase: night 1, result: [Cat] }, { ability: watcher, phase: night 2, result: [] }] } }
`);

rule('mafia/modifier/self#5', 'the holder of a Self Janitor is not flipped when killed at night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Janitor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: death, about: [Ann] }], unannounced: [{ kind: death, result: { has: [Town] } }, { kind: death, text: Self Janitor }] }
`);

test('mafia/modifier/self?1: with two targets it is not allowed', () => {
  const read = parseRole('Town Self Bus Driver');
  expect(read.ok ? '' : read.fault.message).toMatch(/one target only/);
});

rule('mafia/modifier/self?2', 'no roleblock stops it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Doctor, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Cat: roleblocker Ann, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/self?3', 'with a Self Roleblocker its holder cannot act at night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Self Roleblocker Vigilante Day Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - end
    - expect: { dead: [] }
    - day 1: [Ann: day vigilante Dan]
    - expect: { dead: [Dan] }
`);
