import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/triggered?1', 'it comes after the deaths are settled and cannot undo them', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Roleblocker Kill-Triggered Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Ann: doctor Cat, Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/triggered?1', 'a death that it brings may set off the next, and what protected before still protects', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Vigilante, Bob: Mafia Goon, Cat: Town Kill-Triggered Vigilante, Dan: Town, Eve: Town, Fay: Town Doctor }
  play:
    - night 1: [Ann: vigilante Cat, Cat: vigilante Dan, Bob: mafia vigilante Ann, Fay: doctor Dan]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/triggered?1', 'on Self and Reactive powers, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Reactive Vigilante, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town Kill-Triggered Self Janitor, Eve: Town, Fay: Town Visitor }
  play:
    - night 1: [Cat: visitor Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Bob: mafia vigilante Ann, Fay: visitor Ann]
    - end
    - expect: { dead: [Ann, Bob, Fay] }
`);

rule('mafia/modifier/triggered?1', 'a Kill-Triggered Self Janitor sweeps its holder', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Self Janitor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], unannounced: [{ kind: death, text: Janitor }] }
`);

rule('mafia/modifier/triggered?2', 'any death in the night counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Weak Visitor Kill-Triggered Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: visitor Bob, Ann: vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat] }
`);

rule('mafia/modifier/triggered?3', 'any performed action whose final target is the holder, Ninja included; own ones and roleblocked ones not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Cop, Bob: Mafia Goon, Cat: Town Ninja Visitor, Dan: Mafia Roleblocker, Eve: Town Bus Driver, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: visitor Ann, Dan: roleblocker Cat]
    - end
    - expect: { untold: { Ann: [{ result: Non-Town }] } }
    - night 2: [Ann: cop Bob, Cat: visitor Ann]
    - end
    - expect: { told: { Ann: [{ phase: night 2, result: Non-Town }] } }
    - night 3: [Ann: cop Bob, Cat: visitor Ann, Eve: bus driver Ann and Fay]
    - end
    - expect: { told: { Ann: [{ phase: night 3, result: Non-Town }] } }
`);

rule('mafia/modifier/triggered?4', 'a dead player cannot be roleblocked; at the target the action can be stopped and moved', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Vigilante, Bob: Mafia Roleblocker, Cat: Town Bus Driver, Dan: Town, Eve: Town, Fay: Mafia Goon, Gus: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - night 1: [Ann: vigilante Dan, Bob: roleblocker Ann, Cat: bus driver Dan and Eve]
    - end
    - expect: { dead: [Ann, Eve], refused: [{ by: Bob, code: illegal-target }] }
`);

rule('mafia/modifier/triggered?4', 'a Rolestopper stops it', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Vigilante, Bob: Mafia Goon, Cat: Town Rolestopper, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 1: [Ann: vigilante Dan, Cat: rolestopper Dan]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/triggered?5', 'a passive one works from the trigger to the end of the phase; after a lynch to the end of the night', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Enabler, Bob: Mafia Goon, Cat: Town Enabled Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ phase: night 1, result: No Result }] } }
    - day 2: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - night 2: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ phase: night 2, result: Non-Town }] } }
    - night 3: [Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ phase: night 3, result: No Result }] } }
`);

rule('mafia/modifier/triggered?5', 'Kill-Triggered Beloved and Virgin act on a death at night, not on a lynch', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Beloved, Bob: Mafia Goon, Cat: Town Kill-Triggered Beloved, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - night 1: []
    - end
    - expect: { dead: [Ann], phase: day 2 }
    - night 2: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat], phase: night 3 }
`);

rule('mafia/modifier/triggered?5', 'a Lynch-Triggered Tree Stump lasts', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Lynch-Triggered Tree Stump, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - day 2: []
    - expect: { alive: [Bob, Cat, Dan, Eve], announced: [{ about: [Ann], text: Tree Stump }] }
`);

test('mafia/modifier/triggered?6: another trigger is a setup matter; these rules know three', () => {
  const read = parseRole('Town Vote-Triggered Cop');
  expect(read.ok).toBe(false);
  for (const trigger of ['Lynch', 'Kill', 'Target']) expect(parseRole(`Town ${trigger}-Triggered Cop`).ok).toBe(true);
});

rule('mafia/modifier/triggered#6', 'a control that waits for a visitor is decided with it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Bus Driver, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town, Fay: Mafia Roleblocker }
  play:
    - night 1: [Ann: bus driver Dan and Eve, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
    - night 2: [Ann: bus driver Cat and Eve, Bob: mafia vigilante Cat, Cat: visitor Ann, Fay: roleblocker Cat]
    - end
    - expect: { dead: [Dan, Cat] }
`);

rule('mafia/modifier/triggered#6', 'and with one it moves', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Target-Triggered Bus Driver, Bob: Mafia Goon, Cat: Town Visitor, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: bus driver Dan and Eve, Bob: mafia vigilante Dan, Cat: visitor Ann]
    - end
    - expect: { dead: [Eve] }
`);
