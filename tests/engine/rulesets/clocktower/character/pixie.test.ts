import { test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay } from '../over-seeds.ts';
import { town } from './pixie-tables.ts';

rule('clocktower/character/pixie#1', 'is shown one of the Townsfolk in play in night 1, not who holds it, and never the Pixie itself', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Pixie, Bob: Pixie, Cat: Dreamer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect:
        told:
          Ann: [{ kind: result, phase: night 1, ability: pixie, about: [], result: Dreamer }]
          Bob: [{ kind: result, phase: night 1, ability: pixie, about: [], result: Dreamer }]
        untold: { Ann: [{ text: Cat }, { result: Pixie, kind: result }], Cat: [{ kind: result }] }
`);

rule('clocktower/character/pixie#2', 'what only the Drunk or the Marionette believes to be does not qualify', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Pixie, Bob: Drunk as Dreamer, Cat: Marionette as Slayer, Dan: Lleech, Eve: Savant, Fay: Tinker, Gus: Damsel }
  play:
    - night 1: [Dan: lleech Gus]
    - day 1: []
    - expect: { told: { Ann: [{ ability: pixie, result: Savant }] } }
`);

test('clocktower/character/pixie#2: nor can it be shown on purpose', () => cannotPlay(`
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Dreamer }
  players: { Ann: Pixie, Bob: Drunk as Dreamer, Cat: Marionette as Slayer, Dan: Lleech, Eve: Savant, Fay: Fool, Gus: Damsel }
  play: []
`, /"pixie-shown" cannot be "Dreamer".*possible then: Fool, Savant/));

rule('clocktower/character/pixie#3', 'who was mad about it gains the ability when its holder dies', `${town('pixie-shown: [Dreamer, Savant]')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer, Ivy: claim dreamer]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect:
        told: { Ann: [{ kind: result, phase: night 3, ability: dreamer, about: [Fay], result: { has: [Fearmonger] } }] }
        refused: [{ by: Ivy }]
        untold: { Ivy: [{ ability: dreamer }] }
`);

rule('clocktower/character/pixie#4', 'who was not mad at that instant gains nothing, then or later', `${town('pixie-shown: Dreamer')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ivy: claim dreamer, Ivy: unclaim dreamer]
    - night 2: [Gus: lleech Bob]
    - day 2: [Ann: claim dreamer, Ivy: claim dreamer]
    - night 3: [Ann: dreamer Fay, Ivy: dreamer Fay]
    - day 3: []
    - expect: { refused: [{ by: Ann }, { by: Ivy }], untold: { Ann: [{ ability: dreamer }], Ivy: [{ ability: dreamer }] } }
`);

rule('clocktower/character/pixie#5', 'a gained Fool ability saves once, although its first owner had used it', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Fool }
  players: { Ann: Pixie, Bob: Fool, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim fool]
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Gus: lleech Bob]
    - night 4: [Gus: lleech Ann]
    - day 4: []
    - expect: { dead: [Bob] }
    - night 5: [Gus: lleech Ann]
    - day 5: []
    - expect: { dead: [Ann, Bob] }
`);

rule('clocktower/character/pixie#5', 'a use for once in the game is there again, and a gained Fortune Teller has a red herring of its own', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: [Nightwatchman, Fortune Teller], red-herring: [Cat, Dan] }
  players: { Ann: Pixie, Bob: Nightwatchman, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Fortune Teller, Ivy: Pixie }
  play:
    - night 1: [Gus: lleech Eve, Bob: nightwatchman Cat]
    - day 1: [Ann: claim nightwatchman, Ivy: claim fortune teller]
    - night 2: [Gus: lleech Bob]
    - night 3: [Gus: lleech Hal, Ann: nightwatchman Dan]
    - night 4: [Ivy: fortune teller Cat and Fay]
    - night 5: [Ivy: fortune teller Dan and Fay]
    - day 5: []
    - expect:
        told:
          Dan: [{ phase: night 3, ability: nightwatchman, result: Ann }]
          Ivy: [{ phase: night 4, ability: fortune teller, result: false }, { phase: night 5, ability: fortune teller, result: true }]
`);

const gained = `${town('pixie-shown: Dreamer')}
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim dreamer]
    - expect: { phase: day 1 }
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [Bob], untold: { Ann: [{ kind: { anyOf: [result, notice, role] } }] } }`;

rule('clocktower/character/pixie#6', 'is not told; prompts and answers come from the next step on', `${gained}
    - night 3: [Ann: dreamer Fay]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: dreamer, about: [Fay] }] }, refused: [] }
`);

rule('clocktower/character/pixie?1', 'is not told of the gain, and notices it by being prompted', `${gained}
    - night 3: [Ann: dreamer Gus]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, ability: dreamer, about: [Gus], result: { has: [Lleech] } }] } }
`);

rule('clocktower/character/pixie?1', 'the command of a day ability is open to everyone anyway', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Slayer, lil-monsta-victim: [Bob, Cat] }
  players: { Ann: Pixie, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Dreamer }
  play:
    - night 1: []
    - day 1: [Ann: claim slayer]
    - night 2: []
    - day 2: [Gus: slayer Fay]
    - expect: { dead: [Bob], refused: [], untold: { Ann: [{ kind: { anyOf: [result, notice, role] }, phase: night 2 }] } }
    - day 2: [Ann: slayer Fay]
    - expect: { dead: [Bob, Fay], phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Gus] }
`);
