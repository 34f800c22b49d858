import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/night-n#1', 'usable in that night, Inactive in all others', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Night 2 Cop, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: gunsmith Ann]
    - night 2: [Ann: cop Bob, Cat: gunsmith Ann]
    - night 3: [Ann: cop Bob, Cat: gunsmith Ann]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 1 }, { by: Ann, phase: night 3 }]
        told:
          Ann: [{ phase: night 2, result: Non-Town }]
          Cat: [{ phase: night 1, result: false }, { phase: night 2, result: true }, { phase: night 3, result: false }]
`);

rule('mafia/modifier/night-n#2', 'with 0 it is usable in the confirmation stage', `
  rules: mafia
  options: { start: confirmation, check: off, parity: off }
  players: { Ann: Town Night 0 Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 0: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ phase: night 0, result: Non-Town }] } }
    - night 1: [Ann: cop Bob]
    - expect: { refused: [{ by: Ann, phase: night 1 }] }
`);

rule('mafia/modifier/night-n#3', 'a Night 3 Bulletproof cannot be killed in the third night, and only then', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Night 3 Bulletproof, Bob: Mafia Goon, Cat: Town Night 3 Bulletproof, Dan: Town, Eve: Town }
  play:
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann] }
    - night 4: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/night-n#4', 'a Night 0 Mentor gets one Mentee', `
  rules: mafia
  options: { start: confirmation, check: off, parity: off }
  players: { Ann: Town Night 0 Mentor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 0: [Ann: mentor Cat]
    - end
    - expect: { channels: { 'neighborhood:Ann': [Ann, Cat] } }
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - night 2: [Ann: mentor Dan]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/modifier/night-n?1', 'the night of that number, also behind a skipped Day', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Night 2 Cop, Bob: Mafia Goon, Cat: Town Beloved, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { phase: night 2, dead: [Cat] }
    - night 2: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ result: Non-Town }] }, phase: day 3 }
`);

rule('mafia/modifier/night-n?2', 'it is Bulletproof for that night, and no more', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Night 1 Bulletproof Weak Visitor, Bob: Mafia Goon, Cat: Town Strongman Vigilante, Dan: Town, Eve: Town Night 1 Bulletproof }
  play:
    - night 1: [Ann: visitor Bob, Bob: mafia vigilante Ann, Cat: vigilante Eve]
    - end
    - expect: { dead: [Ann, Eve] }
`);

rule('mafia/modifier/night-n?3', 'on a day role it is never there', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Night 2 Day Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Cat]
    - night 2: [Ann: vigilante Cat]
    - day 2: [Ann: vigilante Cat]
    - expect: { dead: [], refused: [{ by: Ann, phase: day 1 }, { by: Ann, phase: night 2 }, { by: Ann, phase: day 2 }] }
`);

test('mafia/modifier/night-n?3: and the parser warns', () => {
  const read = parseRole('Town Night 2 Day Vigilante');
  expect(read.ok && read.warnings.map(({ id }) => id)).toEqual(['mafia/modifier/night-n?3']);
});
