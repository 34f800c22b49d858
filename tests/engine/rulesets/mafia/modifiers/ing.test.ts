import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/ing#1', 'each action of the one is accompanied by the other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Tracking Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Doctor }
  play:
    - night 1: [Ann: cop Bob, Bob: mafia vigilante Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town }, { ability: tracker, about: [Bob], result: [Cat] }] } }
    - night 2: [Ann: tracking cop Eve, Eve: doctor Dan]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Eve], result: Town }, { ability: tracker, about: [Eve], result: [Dan] }] } }
`);

rule('mafia/modifier/ing#2', 'the rider works on the target of the base role, wherever that goes', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Doctor, Bob: Town Bus Driver, Cat: Town Vigilante, Dan: Town Vigilante, Eve: Mafia Goon, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: doctor Cat, Bob: bus driver Cat and Dan, Cat: vigilante Fay, Dan: vigilante Gus]
    - end
    - expect: { dead: [Fay] }
`);

rule('mafia/modifier/ing#3', 'a Roleblocking Doctor blocks what the target does and protects it from one kill', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Doctor, Bob: Town Vigilante, Cat: Mafia Goon, Dan: Town, Eve: Town Vigilante }
  play:
    - night 1: [Ann: doctor Bob, Bob: vigilante Dan, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Bob, Bob: vigilante Dan, Cat: mafia vigilante Bob, Eve: vigilante Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('mafia/modifier/ing#4', 'a Coroning Reviver revives and learns the full role', `
  rules: mafia
  options: { start: night, check: off, parity: off, flip: none }
  players: { Ann: Town Coroning Reviver, Bob: Mafia Goon, Cat: Town 2-shot Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Ann: reviver Cat]
    - end
    - expect: { dead: [], told: { Ann: [{ ability: coroner, about: [Cat], result: Town 2-shot Cop }] } }
`);

rule('mafia/modifier/ing?1', 'the whole has the categories of both', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Vigilante, Bob: Mafia Goon, Cat: Town Follower, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Dan, Cat: follower Ann]
    - end
    - expect: { told: { Cat: [{ ability: follower, result: [Manipulative, Killing] }] } }
`);

rule('mafia/modifier/ing?1', 'against an Ascetic each part is judged by its own: the kill works, the block does not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Vigilante, Bob: Mafia Goon, Cat: Town Ascetic Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: vigilante Cat, Cat: cop Bob]
    - end
    - expect: { dead: [Cat], told: { Cat: [{ ability: cop, result: Non-Town }] } }
`);

test('mafia/modifier/ing?2: one action, one visit', () => {
  const { session } = played(`
    rules: mafia
    options: { start: night, check: off, parity: off }
    players: { Ann: Town Roleblocking Tracking Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
    play:
      - night 1: [Ann: doctor Cat]
      - end
      - expect: { told: { Ann: [{ ability: tracker, result: [] }] } }
  `);
  const visits = session.log.filter(entry => entry.type === 'trace' && entry.rule === 'mafia/general/resolution-order#7');
  expect(visits).toHaveLength(1);
});

rule('mafia/modifier/ing?2', 'what is absorbed is what came: the base role, and no rider', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Doctor, Bob: Mafia Goon, Cat: Town Absorber, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Cat]
    - end
    - expect: { roles: { Cat: Town Absorber Doctor } }
`);

test('mafia/modifier/ing?3: a rider that needs two targets on a base role with one is refused', () => {
  const read = parseRole('Town Bus Driving Doctor');
  expect(read.ok ? '' : read.fault.message).toMatch(/needs two targets and Doctor provides one/);
});

rule('mafia/modifier/ing?4', 'at a Macho the block holds though the protection fails', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Roleblocking Doctor, Bob: Town Macho Vigilante, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Bob, Bob: vigilante Dan, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob] }
`);

test('mafia/modifier/ing?5: a rider that works on the dead needs a base role that picks one', () => {
  const read = parseRole('Town Coroning Doctor');
  expect(read.ok ? '' : read.fault.message).toMatch(/Coroner works on a dead player and Doctor chooses a living one/);
  expect(parseRole('Town Coroning Reviver').ok).toBe(true);
});

rule('mafia/modifier/ing#1', 'modifiers in brackets with the rider concern the rider alone: a Loyal block fails, the protection does not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town (Loyal Roleblocking) Doctor, Bob: Mafia Vigilante, Cat: Mafia Goon, Dan: Town Vigilante, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Bob, Bob: vigilante Eve, Dan: vigilante Bob]
    - end
    - expect: { dead: [Eve] }
`);

rule('mafia/modifier/ing#1', 'a Strong-Willed rider is performed even if the rest is kept at home', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town (Strong-Willed Roleblocking) Doctor, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town Vigilante, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: doctor Dan, Bob: roleblocker Ann, Dan: vigilante Eve, Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);
