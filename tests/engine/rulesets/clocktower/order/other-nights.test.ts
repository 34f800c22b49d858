import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { stepsIn } from './steps.ts';

for (const [at, name, id] of [
  [1, 'Innkeeper', 'innkeeper'], [2, 'Fearmonger', 'fearmonger'], [3, 'Mezepheles', 'mezepheles'], [4, 'Exorcist', 'exorcist'], [5, 'Vortox', 'vortox'],
  [6, 'Lleech', 'lleech'], [7, "Lil' Monsta", 'lil-monsta'], [8, 'Damsel', 'damsel'], [9, 'Tinker', 'tinker'], [10, 'Fortune Teller', 'fortune-teller'],
  [11, 'Dreamer', 'dreamer'], [12, 'Nightwatchman', 'nightwatchman'], [13, 'Cult Leader', 'cult-leader'], [14, 'Mathematician', 'mathematician'],
] as const) {
  test(`clocktower/order/other-nights#${at}: step ${at} is that of the ${name}`, () => {
    for (const night of [2, 3, 9]) {
      expect(stepsIn(night)[at - 1]).toBe(id);
      expect(stepsIn(night)).toHaveLength(14);
    }
  });
}

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
