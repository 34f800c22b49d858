import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { session } from './board.ts';

/** A Vortox needs an execution each day; Ida the Tinker is voted out on day 1, and later days do not end here. */
const table = (decide: string, players: string, ...lines: readonly string[]): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Dan, ${decide} }
  players: { ${players}, Ida: Tinker }
  play:
${lines.map(line => `    - ${line}\n`).join('')}`;
const dayOne = ['day 1 nominations: [Ann: nominate Ida]', `day 1 voting: [${['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'].map(who => `${who}: vote Ida yes`).join(', ')}]`];
const usual = 'Ann: Innkeeper, Bob: Puzzlemaster, Cat: Fortune Teller, Dan: Savant, Eve: Exorcist, Fay: Fearmonger, Gus: Vortox, Hal: Dreamer';
const lleech = usual.replace('Vortox', 'Lleech');
const asked = 'Cat: fortune teller Gus and Ann';

rule('clocktower/rule/false-information#1', 'measured at the step: who is killed that night was still a Fortune Teller then, and the token has changed hands before', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Ann, lil-monsta-victim: Ann }
  players: { Ann: Savant, Bob: Slayer, Cat: Fortune Teller, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Fay: lil monsta Fay, Gus: lil monsta Fay, Cat: fortune teller Fay and Bob]
    - night 2: [Fay: lil monsta Gus, Gus: lil monsta Gus, Cat: fortune teller Fay and Bob]
    - day 2: []
    - expect: { told: { Cat: [{ phase: night 1, ability: fortune teller, result: true }, { phase: night 2, ability: fortune teller, result: false }] } }
`);

rule('clocktower/rule/false-information#2', 'while a working Vortox lives, what Townsfolk learn is false', `${table('puzzle-drunk: Dan', usual, `night 1: [${asked}]`, ...dayOne, 'night 2: [Cat: fortune teller Ann and Eve]', 'day 2: []')}
    - expect: { told: { Cat: [{ phase: night 1, ability: fortune teller, result: false }, { phase: night 2, ability: fortune teller, result: true }] } }
`);
rule('clocktower/rule/false-information#2', 'a drunk one falsifies nothing', `${table('puzzle-drunk: Gus', usual, `night 1: [${asked}]`, 'day 1: []')}
    - expect: { told: { Cat: [{ ability: fortune teller, result: true }] } }
`);

const pinned = (role: string, decide: string): string => table(decide, usual.replace('Cat: Fortune Teller', `Cat: ${role}`), `night 1: [${asked}]`, 'day 1: []');
test('clocktower/rule/false-information#3: arbitrary becomes false for Townsfolk who malfunction', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const results = session(pinned('Fortune Teller', 'puzzle-drunk: Cat').replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`)).log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'fortune teller' ? [entry.message.result] : []));
    expect(results).toEqual([false]);
  }
});
test('clocktower/rule/false-information?1: a drunk Townsfolk under a Vortox is told something false, and nothing true may be decided', () => {
  expect(() => session(pinned('Dreamer', 'puzzle-drunk: Cat, false-answer: Savant and Vortox').replace('fortune teller Gus and Ann', 'dreamer Gus'))).toThrow(/"false-answer" cannot be/);
  const told = session(pinned('Dreamer', 'puzzle-drunk: Cat, false-answer: Savant and Lleech').replace('fortune teller Gus and Ann', 'dreamer Gus'));
  expect(told.log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'dreamer' ? [entry.message.result] : []))).toEqual([['Savant', 'Lleech']]);
});

const others = (demon: string) => table('puzzle-drunk: Ida, nightwatchman-false-name: Dan, exorcist-false-name: Ann', usual.replace('Dan: Savant', 'Dan: Nightwatchman').replace('Vortox', demon).replace('Ann', 'Ann'),
  'night 1: [Dan: nightwatchman Ann]', ...dayOne, 'night 2: [Eve: exorcist Gus, Gus: vortox Ann]', 'day 2: []');
rule('clocktower/rule/false-information#4', 'so is what a Townsfolk ability tells another: the wrong Nightwatchman, the wrong Exorcist', `${others('Vortox').replace('nightwatchman-false-name: Dan', 'nightwatchman-false-name: Eve')}
    - expect: { dead: [Ida], told: { Ann: [{ ability: nightwatchman, result: Eve }], Gus: [{ ability: exorcist, result: Ann }] } }
`);
test('clocktower/rule/false-information#4: and the true name cannot be decided for it', () => {
  expect(() => session(others('Vortox'))).toThrow(/"nightwatchman-false-name" cannot be/);
});

/** The Puzzlemaster's drunk is the Vortox, which works only while the Innkeeper makes the Puzzlemaster drunk. */
const gained = (third: string): string => table('puzzle-drunk: Gus, pixie-shown: Fortune Teller, innkeeper-drunk: Bob, madness: "yes", tinker-death: "no"',
  'Ann: Pixie, Bob: Puzzlemaster, Cat: Fortune Teller, Dan: Savant, Eve: Innkeeper, Fay: Fearmonger, Gus: Vortox, Hal: Dreamer',
  'day 1: []', 'night 2: [Eve: innkeeper Bob and Dan, Gus: vortox Cat]', 'day 2 nominations: [Dan: nominate Ida]', 'day 2 voting: [Ann: vote Ida yes, Bob: vote Ida yes, Dan: vote Ida yes, Eve: vote Ida yes, Hal: vote Ida yes]',
  `night 3: [${third}Ann: fortune teller Gus and Hal]`, 'day 3: []');
rule('clocktower/rule/false-information#5', 'so is what a Townsfolk ability tells that the Pixie has gained', `${gained('Eve: innkeeper Bob and Dan, ')}
    - expect: { dead: [Cat, Ida], told: { Ann: [{ phase: night 3, ability: fortune teller, result: false }] } }
`);
rule('clocktower/rule/false-information#5', 'which is true while the Vortox is drunk', `${gained('')}
    - expect: { dead: [Cat, Ida], told: { Ann: [{ phase: night 3, ability: fortune teller, result: true }] } }
`);
rule('clocktower/rule/false-information#5', 'not so what the Alchemist learns by the ability of a Minion', `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: walrus }
  players: { Ann: Alchemist with Mezepheles, Bob: Savant, Cat: Fortune Teller, Dan: Slayer, Eve: Exorcist, Fay: Fearmonger, Gus: Vortox }
  play:
    - day 1: []
    - expect: { told: { Ann: [{ ability: mezepheles, result: walrus }, { ability: alchemist, result: Mezepheles }] } }
`);

for (const role of ['Drunk as Fortune Teller', 'Marionette as Fortune Teller']) {
  const key = role.startsWith('Drunk') ? 'drunk-info' : 'marionette-info';
  rule('clocktower/rule/false-information#6', `the ${role} may be told something true under a Vortox`, `${pinned(role, `puzzle-drunk: Dan, ${key}: "yes"`)}
    - expect: { told: { Cat: [{ ability: fortune teller, result: true }] } }
`);
  rule('clocktower/rule/false-information#6', `or something false: the ${role}`, `${pinned(role, `puzzle-drunk: Dan, ${key}: "no"`)}
    - expect: { told: { Cat: [{ ability: fortune teller, result: false }] } }
`);
}
test("clocktower/rule/false-information?2: the Drunk's answers under a Vortox are not forced, and mostly false as those of any malfunction", () => {
  const share = (demon: string): number => {
    const results = Array.from({ length: 60 }, (_, seed) => session(pinned('Drunk as Fortune Teller', 'puzzle-drunk: Dan').replace('Vortox', demon).replace('rules: clocktower', `rules: clocktower\n  seed: ${seed + 1}`))
      .log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'fortune teller' ? [entry.message.result] : []))).flat();
    return results.filter(result => result === false).length / results.length;
  };
  expect(share('Vortox')).toBeGreaterThan(0.55);
  expect(share('Vortox')).toBeLessThan(0.95);
  expect(share('Lleech')).toBe(share('Vortox'));
});

rule('clocktower/rule/false-information#7', 'what Outsiders and Minions learn is true under a Vortox: the Puzzlemaster', `${table('puzzle-drunk: Dan', usual, 'day 1: [Bob: whisper Storyteller, Bob: puzzlemaster Dan]')}
    - expect: { told: { Bob: [{ ability: puzzlemaster, result: Gus }] } }
`);
rule('clocktower/rule/false-information#7', 'the Evil Twin, and the word of the Mezepheles', `${table('evil-twin-pair: Ann, mezepheles-word: walrus, puzzle-drunk: Dan', `${usual.replace('Fearmonger', 'Evil Twin')}, Joe: Mezepheles`, 'day 1: []')}
    - expect: { told: { Fay: [{ ability: evil twin, result: Ann }], Ann: [{ ability: evil twin, result: Fay }], Joe: [{ ability: mezepheles, result: walrus }] } }
`);

rule('clocktower/rule/false-information#8', 'the own character, the start of evil, the dead, votes and executions are never falsified', `${table('puzzle-drunk: Ann', usual, 'night 1: []', ...dayOne, 'night 2: [Gus: vortox Cat]', 'day 2: []')}
    - expect:
        dead: [Cat, Ida]
        told: { Ann: [{ kind: role, result: Innkeeper, text: You are good }], Fay: [{ ability: demon, result: Gus }], Gus: [{ ability: minions, result: [Fay] }] }
        announced: [{ kind: vote, about: [Ida], result: 7 }, { kind: death, about: [Ida] }, { kind: death, about: [Cat] }]
`);

rule('clocktower/rule/false-information#9', 'of two parts neither is right: the Dreamer sees two wrong characters', `${table('puzzle-drunk: Ann, dreamer-decoy: Baron', usual, 'night 1: [Hal: dreamer Dan]', 'day 1: []')}
    - expect: { told: { Hal: [{ ability: dreamer, result: { not: { has: Savant }, size: 2 } }] } }
`);
test('clocktower/rule/false-information#9: the Savant hears two false statements, and one of each where nothing spoils it', () => {
  const truths = (players: string, seed: number) => session(table('puzzle-drunk: Ida', players, 'night 1: [Gus: lleech Eve]', `day 1: [Dan: whisper Storyteller, Dan: savant]`).replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`))
    .log.flatMap(entry => (entry.type === 'decision' && entry.key === 'savant-pair' ? [JSON.stringify(entry.made).match(/"true":true/g)?.length ?? 0] : []));
  for (const seed of [1, 2, 3, 4, 5, 6]) expect([truths(usual, seed), truths(lleech, seed)]).toEqual([[0], [1]]);
});

rule('clocktower/rule/false-information#10', 'with neither malfunction nor Vortox an answer is exactly what is promised', `${table('puzzle-drunk: Ann, dreamer-decoy: Baron', lleech, `night 1: [${asked}, Hal: dreamer Dan, Gus: lleech Eve]`, 'day 1: []')}
    - expect: { told: { Cat: [{ ability: fortune teller, result: true }], Hal: [{ ability: dreamer, result: [Savant, Baron] }] } }
`);
test('clocktower/rule/false-information#10: and nothing else can be decided for it', () => {
  expect(() => session(table('puzzle-drunk: Ann, dreamer-decoy: Slayer', lleech, `night 1: [Hal: dreamer Dan, Gus: lleech Eve]`, 'day 1: []'))).toThrow(/"dreamer-decoy" cannot be/);
  const free = session(table('puzzle-drunk: Ann, fortune-teller-answer: "no"', lleech, `night 1: [${asked}, Gus: lleech Eve]`, 'day 1: []'));
  expect(free.log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'fortune teller' ? [entry.message.result] : []))).toEqual([true]);
});
