import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds, share, toldBy } from '../over-seeds.ts';

const table = (decide: string, options = ''): string => `
  rules: clocktower
  options: { check: off${options} }
  decide: { ${decide} }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Mathematician }
  play:`;

rule('clocktower/character/fortune-teller#1', 'yes where one of the two is a Demon or the red herring, else no', `${table('red-herring: Cat')}
    - night 1: [Gus: lleech Eve, Ann: fortune teller Gus and Bob]
    - night 2: [Ann: fortune teller Bob and Fay]
    - night 3: [Ann: fortune teller Fay and Cat]
    - night 4: [Ann: fortune teller Ann and Ann, Ann: fortune teller Ann and Bob]
    - day 4: []
    - expect:
        refused: [{ by: Ann, text: fortune teller Ann and Ann }]
        told:
          Ann:
            - { kind: result, phase: night 1, ability: fortune teller, about: [Gus, Bob], result: true }
            - { phase: night 2, ability: fortune teller, result: false }
            - { phase: night 3, ability: fortune teller, result: true }
            - { phase: night 4, ability: fortune teller, result: false }
`);

rule('clocktower/character/fortune-teller#2', 'the red herring stays the same, dead or turned', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, mezepheles-word: kumquat }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Mezepheles, Gus: Lleech, Hal: Fool }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Cat: say "a kumquat"]
    - night 2: [Ann: fortune teller Cat and Bob]
    - night 3: [Gus: lleech Cat, Ann: fortune teller Cat and Bob]
    - day 3: []
    - expect:
        dead: [Cat]
        roles: { Cat: evil Savant }
        told: { Ann: [{ phase: night 2, ability: fortune teller, result: true }, { phase: night 3, ability: fortune teller, result: true }] }
`);

test('clocktower/character/fortune-teller#2: the red herring is a good player at the setup', () =>
  cannotPlay(`${table('red-herring: Fay')} []\n`, /"red-herring" cannot be "Fay".*possible then: Ann, Bob, Cat, Dan, Eve, Hal$/));

rule('clocktower/character/fortune-teller#3', 'it seems a Demon to this Fortune Teller and to nobody else', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: [Cat, Dan] }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Fortune Teller, Ivy: Exorcist }
  play:
    - night 1: [Gus: lleech Eve, Ann: fortune teller Cat and Bob, Hal: fortune teller Cat and Bob]
    - day 1: [Bob: slayer Cat]
    - night 2: [Ivy: exorcist Cat, Gus: lleech Bob]
    - day 2: []
    - expect:
        dead: [Bob]
        told: { Ann: [{ ability: fortune teller, result: true }], Hal: [{ ability: fortune teller, result: false }] }
        untold: { Cat: [{ ability: exorcist }] }
`);

rule('clocktower/character/fortune-teller#4', "tonight's babysitter counts as the Demon, yesterday's does not", `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, lil-monsta-victim: Eve }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Baron, Hal: Fortune Teller }
  play:
    - night 1: [Fay: lil' monsta Fay, Gus: lil' monsta Fay, Ann: fortune teller Fay and Bob]
    - night 2: [Fay: lil' monsta Gus, Gus: lil' monsta Gus, Ann: fortune teller Fay and Bob, Hal: fortune teller Gus and Bob]
    - day 2: []
    - expect:
        told:
          Ann: [{ phase: night 1, ability: fortune teller, result: true }, { phase: night 2, ability: fortune teller, result: false }]
          Hal: [{ phase: night 2, ability: fortune teller, result: true }]
`);

rule('clocktower/character/fortune-teller#5', 'a dead Demon still gives yes', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, evil-twin-pair: Cat }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Vortox }
  play:
    - night 1: []
    - day 1: [Bob: slayer Gus]
    - night 2: [Ann: fortune teller Gus and Bob]
    - day 2: []
    - expect: { dead: [Gus], winners: [], told: { Ann: [{ phase: night 2, ability: fortune teller, result: true }] } }
`);

rule('clocktower/character/fortune-teller#5', "the Lleech's host does not", `${table('red-herring: Cat')}
    - night 1: [Gus: lleech Eve, Ann: fortune teller Eve and Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: fortune teller, result: false }] } }
`);

const same = (one: string, other: string): string => `${table('red-herring: Cat')}
    - night 1: [Gus: lleech Eve, Ann: fortune teller ${one} and ${other}]
    - day 1: []
`;

test('clocktower/character/fortune-teller#6: nothing says which of the two it was', () => {
  const textOf = (record: string): string => overSeeds(1, record)[0]!.told.filter(one => one['ability'] === 'fortune teller').map(one => String(one['text'])).join();
  expect(textOf(same('Gus', 'Bob')).replaceAll(/Gus|Bob/g, 'X')).toBe(textOf(same('Bob', 'Gus')).replaceAll(/Gus|Bob/g, 'X'));
  expect(textOf(same('Gus', 'Bob'))).toBe(textOf(same('Cat', 'Bob')).replace('Cat', 'Gus'));
});

const godless = (decide: string): string => `
  rules: clocktower
  decide: { red-herring: Cat${decide} }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Atheist, Eve: Pixie, Fay: Fool, Gus: Exorcist }
  play:
    - night 1: [Ann: fortune teller Bob and Dan]
    - day 1: []`;

rule('clocktower/character/fortune-teller#7', 'in an Atheist game only the red herring gives yes', `${godless('')}
    - expect: { told: { Ann: [{ phase: night 1, ability: fortune teller, result: false }] } }
    - night 2: [Ann: fortune teller Cat and Dan]
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 2, ability: fortune teller, result: true }] } }
`);

rule('clocktower/character/fortune-teller#7', 'unless the Storyteller bends the answer', `${godless(", fortune-teller-answer: 'yes'")}
    - expect: { told: { Ann: [{ phase: night 1, ability: fortune teller, result: true }] } }
`);

const poisoned = (decide: string, whom: string): string => `${table(`red-herring: Cat${decide}`)}
    - night 1: [Gus: lleech Ann, Ann: fortune teller ${whom}]
    - day 1: []
`;

test('clocktower/character/fortune-teller#8: while malfunctioning it is inverted in three cases of four', () => {
  for (const [whom, correct] of [['Gus and Bob', true], ['Bob and Dan', false]] as const) {
    const inverted = share(overSeeds(60, poisoned('', whom)), game => toldBy(game, 'Ann', 'fortune teller')[0] !== correct);
    expect(inverted).toBeGreaterThan(0.63);
    expect(inverted).toBeLessThan(0.87);
  }
});

rule('clocktower/character/fortune-teller#8', 'it is arbitrary: either answer may be chosen', `${poisoned(", fortune-teller-answer: 'yes'", 'Gus and Bob')}
    - expect: { told: { Ann: [{ ability: fortune teller, result: true }] } }
`);

test('decisions of the fortune-teller: the decision fortune-teller-answer is a yes or a no', () =>
  cannotPlay(poisoned(', fortune-teller-answer: perhaps', 'Gus and Bob'), /"fortune-teller-answer" cannot be "perhaps".*possible then: yes, no$/));

rule('clocktower/character/fortune-teller#9', 'under a Vortox the opposite, the red herring being part of the correct one', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Fortune Teller, Eve: Tinker, Fay: Fearmonger, Gus: Vortox, Hal: Fortune Teller }
  play:
    - night 1: [Ann: fortune teller Gus and Bob, Dan: fortune teller Cat and Bob, Hal: fortune teller Bob and Eve]
    - day 1: []
    - expect:
        told: { Ann: [{ ability: fortune teller, result: false }], Dan: [{ ability: fortune teller, result: false }], Hal: [{ ability: fortune teller, result: true }] }
`);

rule('clocktower/character/fortune-teller#10', 'a yes because of the red herring is not wrong', `${table('red-herring: Cat')}
    - night 1: [Gus: lleech Eve, Ann: fortune teller Cat and Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: fortune teller, result: true }], Hal: [{ ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/fortune-teller#10', 'counts for the Mathematician where another made the answer wrong', `${table("red-herring: Cat, fortune-teller-answer: 'no'")}
    - night 1: [Gus: lleech Ann, Ann: fortune teller Cat and Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: fortune teller, result: false }], Hal: [{ ability: mathematician, result: 1 }] } }
    - night 2: [Ann: fortune teller Bob and Dan]
    - day 2: []
    - expect: { told: { Ann: [{ ability: fortune teller, result: false }], Hal: [{ ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/fortune-teller#11', 'killed earlier in the night there is no answer', `${table('red-herring: Cat')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann, Ann: fortune teller Cat and Bob]
    - day 2: []
    - expect: { dead: [Ann], untold: { Ann: [{ kind: result }] } }
`);

rule('clocktower/character/fortune-teller#12', 'works for an evil Fortune Teller, whose red herring is not chosen anew', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: [Cat, Dan], mezepheles-word: kumquat }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Mezepheles, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: say "a kumquat"]
    - night 2: [Ann: fortune teller Cat and Bob]
    - night 3: [Ann: fortune teller Dan and Bob]
    - day 3: []
    - expect:
        roles: { Ann: evil Fortune Teller }
        told: { Ann: [{ phase: night 2, ability: fortune teller, result: true }, { phase: night 3, ability: fortune teller, result: false }] }
`);

rule('clocktower/character/fortune-teller?1', 'the Storyteller may make the Fortune Teller the own red herring', `${table('red-herring: Ann')}
    - night 1: [Gus: lleech Eve, Ann: fortune teller Ann and Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: fortune teller, result: true }] } }
`);

test('clocktower/character/fortune-teller?1: by default it is another good player, each alike', () => {
  const made = overSeeds(60, `${table('')} []\n`).map(game => madeOf(game, 'red-herring'));
  expect(new Set(made)).toEqual(new Set(['Bob', 'Cat', 'Dan', 'Eve', 'Hal']));
  for (const name of new Set(made)) expect(share(made, one => one === name)).toBeGreaterThan(0.09);
});
