import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/delayed?1', 'blocks of the night of use count, those of the following do not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Mafia Roleblocker, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: vigilante Cat, Bob: roleblocker Ann]
    - night 2: [Ann: vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: roleblocker Ann]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/delayed?1', 'so does protection, and a redirection', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Town Doctor, Cat: Town, Dan: Town, Eve: Town Bus Driver, Fay: Mafia Goon }
  play:
    - night 1: [Ann: vigilante Cat, Bob: doctor Cat]
    - night 2: [Ann: vigilante Cat, Eve: bus driver Cat and Dan]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: doctor Dan, Eve: bus driver Dan and Cat]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/delayed?2', 'the victim of a Delayed kill still acts, and dies together with the others', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat]
    - night 2: [Cat: cop Bob, Bob: mafia vigilante Dan]
    - expect: { dead: [] }
    - end
    - expect: { dead: [Cat, Dan], told: { Cat: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/delayed?3', 'the death of its user does not stop it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 2: []
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/delayed?3', 'the death of its target does, even if the target lives again by then', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Delayed Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town Reviver, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Dan: reviver Cat]
    - end
    - expect: { dead: [] }
    - night 3: []
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/delayed?4', 'a Delayed Cop reports how the target looked in the night of use', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Cop, Bob: Mafia Framer, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Cat, Bob: framer Cat]
    - end
    - expect: { untold: { Ann: [{ kind: result }] } }
    - night 2: []
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Cat], result: Non-Town }] } }
`);

rule('mafia/modifier/delayed?5', 'of a rider only the rider comes later', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Roleblocking Doctor, Bob: Town Vigilante, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: doctor Bob, Bob: vigilante Cat, Fay: mafia vigilante Bob]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Bob: vigilante Dan]
    - end
    - expect: { dead: [Cat] }
`);

test('mafia/modifier/delayed?5: of modifiers it fits -ing alone', () => {
  expect(parseRole('Town (Delayed Roleblocking) Doctor').ok).toBe(true);
  expect(parseRole('Town (Delayed Ninja) Vigilante').ok).toBe(false);
});

rule('mafia/modifier/delayed?6', 'one more night for each copy', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Delayed Vigilante, Bob: Town Triple Delayed Vigilante, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: vigilante Cat, Bob: vigilante Dan]
    - night 2: []
    - end
    - expect: { dead: [] }
    - night 3: []
    - end
    - expect: { dead: [Cat] }
    - night 4: []
    - end
    - expect: { dead: [Cat, Dan] }
`);

rule('mafia/modifier/delayed#1', 'a Delayed ignition kills one night later, whom it found doused', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Arsonist, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: arsonist Cat]
    - night 2: [Ann: arsonist with ignite]
    - end
    - expect: { dead: [] }
    - night 3: []
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/delayed#3', 'a Delayed grant holds in the following night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Bulletproofer, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: bulletproofer Cat]
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);
