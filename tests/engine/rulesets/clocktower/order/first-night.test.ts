import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { stepsIn } from './steps.ts';

rule('clocktower/order/first-night#1', 'starting information is handed out before step 1', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Alchemist with Baron, Fay: Fearmonger, Gus: Lleech }
  options: { check: off }
  play:
    - night 1: []
    - expect:
        phase: night 1
        told:
          Eve: [{ kind: role, result: Alchemist }]
          Fay: [{ kind: role, ability: demon, result: Gus }]
          Gus: [{ kind: role, ability: minions, result: [Fay] }, { kind: role, ability: bluffs, result: { size: 3 } }]
        untold: { Eve: [{ ability: alchemist }] }
`);

/** The place of a step in the published order of night 1, which has fourteen. */
const isStep = (place: number, id: string): void => {
  expect(stepsIn(1)[place - 1]).toBe(id);
  expect(stepsIn(1)).toHaveLength(14);
};

test('clocktower/order/first-night#2: step 1 is that of the Alchemist', () => isStep(1, 'alchemist'));
test('clocktower/order/first-night#3: step 2 is that of the Marionette', () => isStep(2, 'marionette'));
test('clocktower/order/first-night#4: step 3 is that of the Lil\' Monsta', () => isStep(3, 'lil-monsta'));
test('clocktower/order/first-night#5: step 4 is that of the Lleech', () => isStep(4, 'lleech'));
test('clocktower/order/first-night#6: step 5 is that of the Evil Twin', () => isStep(5, 'evil-twin'));
test('clocktower/order/first-night#7: step 6 is that of the Fearmonger', () => isStep(6, 'fearmonger'));
test('clocktower/order/first-night#8: step 7 is that of the Mezepheles', () => isStep(7, 'mezepheles'));
test('clocktower/order/first-night#9: step 8 is that of the Pixie', () => isStep(8, 'pixie'));
test('clocktower/order/first-night#10: step 9 is that of the Damsel', () => isStep(9, 'damsel'));
test('clocktower/order/first-night#11: step 10 is that of the Fortune Teller', () => isStep(10, 'fortune-teller'));
test('clocktower/order/first-night#12: step 11 is that of the Dreamer', () => isStep(11, 'dreamer'));
test('clocktower/order/first-night#13: step 12 is that of the Nightwatchman', () => isStep(12, 'nightwatchman'));
test('clocktower/order/first-night#14: step 13 is that of the Cult Leader', () => isStep(13, 'cult-leader'));
test('clocktower/order/first-night#15: step 14 is that of the Mathematician', () => isStep(14, 'mathematician'));

rule('clocktower/order/first-night#16', 'nobody is killed in night 1, and a Vortox has no step although what it falsifies is false', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Vortox }
  play:
    - night 1: [Gus: vortox Bob, Ann: fortune teller Gus and Bob]
    - day 1: []
    - expect: { dead: [], refused: [{ by: Gus }], told: { Ann: [{ phase: night 1, result: false }] } }
`);

rule('clocktower/order/first-night#16', "Lleech and Lil' Monsta use their step for host and babysitter only", `
  rules: clocktower
  options: { check: off }
  decide: { lil-monsta-victim: Bob }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 1: []
    - expect: { dead: [], told: { Fay: [{ phase: night 1, ability: lil' monsta, result: Gus }] } }
    - night 2: []
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('clocktower/order/first-night#16', 'the host lives', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob]
    - day 1: [Bob: slayer Gus]
    - expect: { dead: [], phase: day 1 }
`);

const poisoned = (host: string, more = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Slayer, red-herring: Ann, evil-twin-pair: Cat, mezepheles-word: kumquat, dreamer-decoy: Baron, mathematician-number: 7, fortune-teller-answer: 'yes'${more} }
  players:
    Ann: Pixie
    Bob: Slayer
    Cat: Savant
    Dan: Damsel
    Eve: Fearmonger
    Fay: Evil Twin
    Gus: Lleech
    Hal: Mezepheles
    Ivy: Fortune Teller
    Jon: Dreamer
    Kim: Nightwatchman
    Lou: Cult Leader
    Meg: Mathematician
    Ned: Tinker
  play:
    - night 1: [Gus: lleech ${host}, Eve: fearmonger Bob, Ivy: fortune teller Bob and Cat, Jon: dreamer Bob, Kim: nightwatchman Bob]
    - day 1: []`;

const sound = {
  Ann: '{ Ann: [{ ability: pixie, result: Slayer }] }', Dan: '{ Eve: [{ ability: damsel }] }', Fay: '{ Cat: [{ ability: evil twin, result: Fay }] }',
  Hal: '{ Hal: [{ ability: mezepheles, result: kumquat }] }', Ivy: '{ Ivy: [{ ability: fortune teller, result: false }] }',
  Jon: '{ Jon: [{ ability: dreamer, result: [Slayer, Baron] }] }', Kim: '{ Bob: [{ ability: nightwatchman, result: Kim }] }', Meg: '{ Meg: [{ ability: mathematician, result: 0 }] }',
} as const;

for (const [host, told] of Object.entries(sound)) {
  rule('clocktower/order/first-night#17', `the poison comes before the step of a host such as ${host}, who malfunctions from the start`, `${poisoned(host, host === 'Jon' ? ', malfunction-info: Damsel and Vortox' : '')}
    - expect: { untold: ${told} }
`);
  rule('clocktower/order/first-night#17', `without the poison ${host} does not`, `${poisoned('Ned')}
    - expect: { told: ${told} }
`);
}

rule('clocktower/order/first-night#17', 'the poison comes before the step of the Fearmonger', `${poisoned('Eve')}
    - expect: { unannounced: [{ ability: fearmonger }] }
`);

rule('clocktower/order/first-night#17', 'without the poison the choice is announced', `${poisoned('Ned')}
    - expect: { announced: [{ ability: fearmonger }] }
`);

rule('clocktower/order/first-night#17', 'and before that of the Cult Leader', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Damsel, Eve: Tinker, Fay: Cult Leader, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob]
    - day 1: []
    - expect: { roles: { Bob: Cult Leader } }
`);

rule('clocktower/order/first-night#18', 'the first babysitter is known before the Fortune Teller', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, lil-monsta-victim: Bob }
  players: { Ann: Fortune Teller, Bob: Fortune Teller, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Ann: fortune teller Gus and Dan, Bob: fortune teller Fay and Dan, Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 1: []
    - expect: { told: { Ann: [{ phase: night 1, result: true }], Bob: [{ phase: night 1, result: false }] } }
`);
