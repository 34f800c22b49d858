import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds, share, toldBy } from '../over-seeds.ts';

const good = ['Pixie', 'Dreamer', 'Fortune Teller', 'Mathematician', 'Cult Leader', 'Innkeeper', 'Exorcist', 'Savant', 'Nightwatchman', 'Slayer', 'Fool', 'Alchemist', 'Atheist', 'Puzzlemaster', 'Tinker', 'Damsel', 'Drunk'];
const evil = ['Fearmonger', 'Baron', 'Mezepheles', 'Evil Twin', 'Marionette', "Lil' Monsta", 'Lleech', 'Vortox'];

const table = (acts: string, decide = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Mathematician }
  play:
    - night 1: [${acts}]
    - day 1: []`;

rule('clocktower/character/dreamer#1', 'learns one good and one evil character, of which one is right', `${table('Gus: lleech Eve, Ann: dreamer Bob', 'dreamer-decoy: Baron')}
    - expect: { told: { Ann: [{ kind: result, phase: night 1, ability: dreamer, about: [Bob], result: [Slayer, Baron] }] }, untold: { Bob: [{ ability: dreamer }] } }
`);

test('clocktower/character/dreamer#1: exactly one of the two, whatever is drawn', () => {
  for (const game of overSeeds(25, `${table('Gus: lleech Eve, Ann: dreamer Fay')}\n`)) {
    const [pair] = toldBy(game, 'Ann', 'dreamer') as readonly (readonly string[])[];
    expect(pair).toHaveLength(2);
    expect(good).toContain(pair![0]);
    expect(pair![1]).toBe('Fearmonger');
  }
});

test('clocktower/character/dreamer#2: the good character stands first, whichever of the two is right', () => {
  for (const [whom, decoy, pair] of [['Bob', 'Vortox', ['Slayer', 'Vortox']], ['Fay', 'Fool', ['Fool', 'Fearmonger']]] as const) {
    const [game] = overSeeds(1, `${table(`Gus: lleech Eve, Ann: dreamer ${whom}`, `dreamer-decoy: ${decoy}`)}\n`);
    expect(toldBy(game!, 'Ann', 'dreamer')).toEqual([pair]);
  }
});

rule('clocktower/character/dreamer#3', 'class follows the character: a Damsel turned evil stands beside an evil character', `
  rules: clocktower
  options: { check: off }
  decide: { dreamer-decoy: [Vortox, Fool] }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Dreamer, Dan: evil Damsel, Eve: Tinker, Fay: good Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: dreamer Dan, Cat: dreamer Fay]
    - day 1: []
    - expect: { told: { Ann: [{ ability: dreamer, result: [Damsel, Vortox] }], Cat: [{ ability: dreamer, result: [Fool, Fearmonger] }] } }
`);

rule('clocktower/character/dreamer#4', 'the true character is Drunk, Marionette, Alchemist, and the Minion of a babysitter', `
  rules: clocktower
  options: { check: off }
  decide: { lil-monsta-victim: Ivy, dreamer-decoy: [Vortox, Fool, Baron, Fool] }
  players: { Ann: Dreamer, Bob: Drunk as Savant, Cat: Dreamer, Dan: Marionette as Slayer, Eve: Dreamer, Fay: Fearmonger, Gus: Dreamer, Hal: Alchemist with Mezepheles, Ivy: Tinker }
  play:
    - night 1: [Ann: dreamer Bob, Cat: dreamer Dan, Eve: dreamer Hal, Gus: dreamer Fay, Fay: lil' monsta Fay]
    - day 1: []
    - expect:
        told:
          Ann: [{ ability: dreamer, result: [Drunk, Vortox] }]
          Cat: [{ ability: dreamer, result: [Fool, Marionette] }]
          Eve: [{ ability: dreamer, result: [Alchemist, Baron] }]
          Gus: [{ ability: dreamer, result: [Fool, Fearmonger] }]
`);

rule('clocktower/character/dreamer#5', "Lil' Monsta appears as the wrong half of a good character, and not for the babysitter", `
  rules: clocktower
  options: { check: off }
  decide: { lil-monsta-victim: Ivy, dreamer-decoy: ["Lil' Monsta", Fool] }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Dreamer, Dan: Savant, Eve: Damsel, Fay: Fearmonger, Ivy: Tinker }
  play:
    - night 1: [Ann: dreamer Bob, Cat: dreamer Fay]
    - day 1: []
    - expect:
        told: { Ann: [{ ability: dreamer, result: [Slayer, "Lil' Monsta"] }], Cat: [{ ability: dreamer, result: [Fool, Fearmonger] }] }
`);

rule('clocktower/character/dreamer#6', 'the answer is about the state at the step: a Vortox that died at its own step no longer makes it false', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Bob, dreamer-decoy: Baron }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Vortox }
  play:
    - night 1: [Ann: dreamer Dan]
    - day 1 nominations: [Ann: nominate Eve]
    - expect: { told: { Ann: [{ phase: night 1, ability: dreamer, result: { not: { has: [Damsel] } } }] } }
    - day 1 voting: [Ann: vote Eve yes, Bob: vote Eve yes, Cat: vote Eve yes, Dan: vote Eve yes]
    - night 2: [Gus: vortox Gus, Ann: dreamer Dan]
    - day 2: []
    - expect: { dead: [Eve, Gus], told: { Ann: [{ phase: night 2, ability: dreamer, result: [Damsel, Baron] }] } }
`);

rule('clocktower/character/dreamer#7', 'choosing oneself or a Traveller is refused', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - night 1: [Gus: lleech Eve, Ann: dreamer Ann, Ann: dreamer Tom]
    - day 1: []
    - expect: { refused: [{ by: Ann, text: dreamer Ann, code: illegal-target }, { by: Ann, text: dreamer Tom, code: illegal-target }], untold: { Ann: [{ ability: dreamer }] } }
`);

rule('clocktower/character/dreamer#8', 'while malfunctioning the pair is arbitrary, still one good and one evil', `${table('Gus: lleech Ann, Ann: dreamer Bob', 'malfunction-info: Vortox and Fool')}
    - expect: { told: { Ann: [{ ability: dreamer, about: [Bob], result: [Fool, Vortox] }] } }
`);

test('clocktower/character/dreamer#8: by default both are wrong in three cases of four', () => {
  const pairs = overSeeds(70, `${table('Gus: lleech Ann, Ann: dreamer Bob')}\n`).map(game => toldBy(game, 'Ann', 'dreamer')[0] as readonly string[]);
  for (const [first, second] of pairs) {
    expect(good).toContain(first);
    expect(evil).toContain(second);
  }
  const wrong = share(pairs, pair => !pair.includes('Slayer'));
  expect(wrong).toBeGreaterThan(0.65);
  expect(wrong).toBeLessThan(0.85);
  cannotPlay(`${table('Gus: lleech Ann, Ann: dreamer Bob', 'malfunction-info: Fool and Slayer')}\n`, /"malfunction-info" cannot be "Fool and Slayer"/);
});

const falsified = (decide: string): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Vortox, Hal: Mathematician }
  play:
    - night 1: [Ann: dreamer Gus]
    - day 1: []
`;

test('clocktower/character/dreamer#9: under a Vortox neither character is that of the chosen player', () => {
  for (const game of overSeeds(25, falsified('dreamer-decoy: Fool'))) {
    const [pair] = toldBy(game, 'Ann', 'dreamer') as readonly (readonly string[])[];
    expect(good).toContain(pair![0]);
    expect(evil.filter(one => one !== 'Vortox')).toContain(pair![1]);
  }
  cannotPlay(falsified('false-answer: Fool and Vortox'), /"false-answer" cannot be "Fool and Vortox"/);
});

rule('clocktower/character/dreamer#10', 'counts for the Mathematician where another made the pair wrong', `${table('Gus: lleech Ann, Ann: dreamer Bob', 'malfunction-info: Fool and Vortox')}
    - expect: { told: { Hal: [{ ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/dreamer#10', 'and not where the pair happened to be right', `${table('Gus: lleech Ann, Ann: dreamer Bob', 'malfunction-info: Slayer and Vortox')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Slayer, Vortox] }], Hal: [{ ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/dreamer#11', 'killed earlier in the night there is no answer', `${table('Gus: lleech Eve')}
    - night 2: [Ann: dreamer Bob, Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann], untold: { Ann: [{ kind: result }] } }
`);

rule('clocktower/character/dreamer#12', 'works the same for an evil Dreamer', `
  rules: clocktower
  options: { check: off }
  decide: { dreamer-decoy: Baron }
  players: { Ann: evil Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: dreamer Dan]
    - day 1: []
    - expect: { told: { Ann: [{ ability: dreamer, result: [Damsel, Baron] }] }, roles: { Ann: evil Dreamer } }
`);

test('clocktower/character/dreamer?1: the wrong half is drawn among all of the other class, in play, not in play, and of the three', () => {
  const games = overSeeds(70, `${table('Gus: lleech Eve, Ann: dreamer Fay', 'bluffs: Fool and Pixie and Atheist')}\n`);
  const decoys = new Set(games.map(game => madeOf(game, 'dreamer-decoy')));
  for (const name of ['Slayer', 'Dreamer', 'Fool', 'Pixie', 'Exorcist']) expect(decoys).toContain(name);
  expect([...decoys].every(one => good.includes(String(one)))).toBe(true);
});

test('decisions of the dreamer: the decision dreamer-decoy cannot be of the class of the true half', () => {
  cannotPlay(`${table('Gus: lleech Eve, Ann: dreamer Bob', 'dreamer-decoy: Fool')}\n`, /"dreamer-decoy" cannot be "Fool".*possible then: Fearmonger, Baron, Mezepheles, Evil Twin, Marionette|"dreamer-decoy" cannot be "Fool".*possible then: .*Vortox/);
});

test('decisions of the dreamer: the decision dreamer-decoy is drawn evenly among the evil characters for a good true half', () => {
  const decoys = overSeeds(70, `${table('Gus: lleech Eve, Ann: dreamer Bob')}\n`).map(game => madeOf(game, 'dreamer-decoy'));
  expect(new Set(decoys)).toEqual(new Set(evil));
  for (const name of evil) expect(share(decoys, one => one === name)).toBeLessThan(0.25);
});

rule('decisions of the dreamer', 'the decision dreamer-decoy is asked of the Storyteller, who may answer what the rules allow', `
  rules: clocktower
  options: { check: off, mode: storyteller }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: dreamer Bob]
    - night 1 lock: [Storyteller: decide dreamer-decoy Fool, Storyteller: decide dreamer-decoy Marionette]
    - day 1: []
    - expect: { refused: [{ by: Storyteller, code: unknown-option, message: Marionette }], told: { Ann: [{ ability: dreamer, result: [Slayer, Marionette] }] } }
`);
