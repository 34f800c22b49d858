import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { stepsIn } from './steps.ts';

/** The place of a step in the published order of all later nights, which has fourteen. */
function isStep(place: number, id: string): void {
  for (const night of [2, 3, 9]) {
    expect(stepsIn(night)[place - 1]).toBe(id);
    expect(stepsIn(night)).toHaveLength(14);
  }
}

test('clocktower/order/other-nights#1: step 1 is that of the Innkeeper', () => isStep(1, 'innkeeper'));
test('clocktower/order/other-nights#2: step 2 is that of the Fearmonger', () => isStep(2, 'fearmonger'));
test('clocktower/order/other-nights#3: step 3 is that of the Mezepheles', () => isStep(3, 'mezepheles'));
test('clocktower/order/other-nights#4: step 4 is that of the Exorcist', () => isStep(4, 'exorcist'));
test('clocktower/order/other-nights#5: step 5 is that of the Vortox', () => isStep(5, 'vortox'));
test('clocktower/order/other-nights#6: step 6 is that of the Lleech', () => isStep(6, 'lleech'));
test('clocktower/order/other-nights#7: step 7 is that of the Lil\' Monsta', () => isStep(7, 'lil-monsta'));
test('clocktower/order/other-nights#8: step 8 is that of the Damsel', () => isStep(8, 'damsel'));
test('clocktower/order/other-nights#9: step 9 is that of the Tinker', () => isStep(9, 'tinker'));
test('clocktower/order/other-nights#10: step 10 is that of the Fortune Teller', () => isStep(10, 'fortune-teller'));
test('clocktower/order/other-nights#11: step 11 is that of the Dreamer', () => isStep(11, 'dreamer'));
test('clocktower/order/other-nights#12: step 12 is that of the Nightwatchman', () => isStep(12, 'nightwatchman'));
test('clocktower/order/other-nights#13: step 13 is that of the Cult Leader', () => isStep(13, 'cult-leader'));
test('clocktower/order/other-nights#14: step 14 is that of the Mathematician', () => isStep(14, 'mathematician'));

const table = (decide: string, demon = 'Lleech', acts = 'Gus: lleech Ned', day = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Ann, ${decide} }
  players:
    Ann: Savant
    Bob: Innkeeper
    Cat: Exorcist
    Dan: Damsel
    Eve: Fearmonger
    Fay: Tinker
    Gus: ${demon}
    Hal: Mezepheles
    Ivy: Fortune Teller
    Jon: Dreamer
    Kim: Nightwatchman
    Lou: Cult Leader
    Meg: Mathematician
    Ned: Slayer
  play:
    - night 1: [${acts}]
    - day 1: [${day}]`;

rule('clocktower/order/other-nights#15', 'drunkenness and protection of the Innkeeper come before everything else', `${table("innkeeper-drunk: [Eve, Cat], mezepheles-word: kumquat, tinker-death: 'no'", 'Lleech', 'Gus: lleech Ned', 'Ann: say "kumquat"')}
    - night 2: [Bob: innkeeper Eve and Ann, Eve: fearmonger Ann, Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [], unannounced: [{ ability: fearmonger }], roles: { Ann: evil Savant } }
    - night 3: [Bob: innkeeper Cat and Ann, Cat: exorcist Gus, Gus: lleech Dan]
    - day 3: []
    - expect: { dead: [Dan], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/order/other-nights#15', 'also before the Mezepheles', `${table('innkeeper-drunk: Hal, mezepheles-word: kumquat', 'Lleech', 'Gus: lleech Ned', 'Ann: say "kumquat"')}
    - night 2: [Bob: innkeeper Hal and Ann]
    - day 2: []
    - expect: { roles: { Ann: Savant } }
`);

for (const [demon, host, kill] of [['Vortox', '', 'Gus: vortox Ann'], ['Lleech', 'Gus: lleech Ned', 'Gus: lleech Ann'], ['Baron', "Gus: lil' monsta Gus, Eve: lil' monsta Gus, Hal: lil' monsta Gus", '']] as const) {
  const decide = `mezepheles-word: kumquat, lil-monsta-victim: Ann, tinker-death: 'no'`;
  const day = demon === 'Vortox' ? voted(1, 'Fay', 'Ann', 'Bob', 'Cat', 'Dan', 'Ivy', 'Jon', 'Kim', 'Meg') : '';
  rule('clocktower/order/other-nights#16', `who says the word is turned before the kill of the night (${demon})`, `${table(decide, demon, host, 'Ann: say "kumquat"')}${day}
    - night 2: [${kill}]
    - day 2: []
    - expect: { dead: ${demon === 'Vortox' ? '[Ann, Fay]' : '[Ann]'}, roles: { Ann: evil Savant }, told: { Ann: [{ phase: night 2, result: evil }] } }
`);

  rule('clocktower/order/other-nights#17', `the Exorcist comes before the Demon (${demon})`, `${table(decide, demon, host)}${day}
    - night 2: [${[kill, 'Cat: exorcist Gus'].filter(act => act !== '').join(', ')}]
    - day 2: []
    - expect: { dead: ${demon === 'Vortox' ? '[Fay]' : '[]'}, told: { Gus: [{ phase: night 2, ability: exorcist }] } }
`);
}

const informed = { Ivy: 'Ivy: fortune teller Ann and Dan', Jon: 'Jon: dreamer Ann', Kim: 'Kim: nightwatchman Ann' } as const;

for (const [name, act] of Object.entries(informed)) {
  rule('clocktower/order/other-nights#18', `kills come before information: killed that night ${name} learns and tells nothing`, `${table("dreamer-decoy: Baron, tinker-death: 'no'")}
    - night 2: [${act}, Gus: lleech ${name}]
    - day 2: []
    - expect: { dead: [${name}], untold: { ${name}: [{ kind: result, phase: night 2 }], Ann: [{ kind: result, phase: night 2 }] } }
`);
}

rule('clocktower/order/other-nights#18', 'kills of the Demon and the end of the Tinker are seen by the Cult Leader and the Mathematician', `
  rules: clocktower
  options: { check: off }
  decide: { tinker-death: 'yes', cult-neighbour: Eve }
  players: { Ann: Savant, Bob: Slayer, Cat: Tinker, Dan: Cult Leader, Eve: Fearmonger, Fay: Mathematician, Gus: Lleech, Hal: Damsel, Ivy: Fool }
  play:
    - night 1: [Gus: lleech Hal]
    - day 1: []
    - expect: { roles: { Dan: evil Cult Leader } }
    - night 2: [Gus: lleech Fay]
    - day 2: []
    - expect: { dead: [Cat, Fay], untold: { Fay: [{ phase: night 2 }] } }
`);

rule('clocktower/order/other-nights#18', 'a Tinker who is gone that night is no neighbour of a Cult Leader any more', `
  rules: clocktower
  options: { check: off }
  decide: { tinker-death: 'yes', cult-neighbour: Cat }
  players: { Ann: Savant, Bob: Fearmonger, Cat: Tinker, Dan: Cult Leader, Eve: Baron, Fay: Slayer, Gus: Lleech, Hal: Damsel }
  play:
    - night 1: [Gus: lleech Hal]
    - day 1: []
    - expect: { roles: { Dan: Cult Leader } }
    - night 2: []
    - day 2: []
    - expect: { dead: [Cat], roles: { Dan: evil Cult Leader } }
`);

rule('clocktower/order/other-nights#19', 'Cult Leader and Mathematician come last and see everything of that night', `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: kumquat, innkeeper-drunk: Jon, malfunction-info: Fool and Vortox }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Innkeeper, Eve: Mezepheles, Fay: Mathematician, Gus: Lleech, Hal: Fool, Jon: Dreamer }
  play:
    - night 1: [Gus: lleech Hal]
    - day 1: [Ann: say "kumquat"]
    - night 2: [Dan: innkeeper Jon and Cat, Gus: lleech Cat, Jon: dreamer Ann]
    - day 2: []
    - expect: { dead: [], told: { Fay: [{ phase: night 2, ability: mathematician, result: 2 }] }, roles: { Ann: evil Savant } }
`);

rule('clocktower/order/other-nights#19', 'a neighbour turned the same night turns the Cult Leader', `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: kumquat, cult-neighbour: Ann }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Innkeeper, Eve: Mezepheles, Fay: Damsel, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: say "kumquat"]
    - night 2: []
    - day 2: []
    - expect: { roles: { Bob: evil Cult Leader } }
`);
