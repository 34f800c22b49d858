import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, overSeeds } from '../over-seeds.ts';
import { table } from './fortune-teller-tables.ts';

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
