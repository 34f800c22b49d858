import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds, share, toldBy } from '../over-seeds.ts';
import { table } from './fortune-teller-tables.ts';

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
