import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, overSeeds, toldBy } from '../over-seeds.ts';

const table = (decide = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat${decide} }
  players: { Ann: Mathematician, Bob: Fortune Teller, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper, Ivy: Dreamer }
  play:`;

rule('clocktower/character/mathematician#1', 'is told how many went wrong since the last dawn, in night 1 since the deal', `${table(", innkeeper-drunk: Bob, fortune-teller-answer: 'yes'")}
    - night 1: [Gus: lleech Bob, Bob: fortune teller Dan and Eve]
    - day 1: []
    - expect: { told: { Ann: [{ kind: result, phase: night 1, ability: mathematician, result: 1 }] }, untold: { Ann: [{ result: { not: 1 }, ability: mathematician }] } }
    - night 2: []
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 2, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/mathematician#2', 'its step is the last, so all of the night is in it', `${table(', innkeeper-drunk: Ivy, malfunction-info: Fool and Vortox')}
    - night 1: [Gus: lleech Dan]
    - day 1: []
    - expect: { told: { Ann: [{ phase: night 1, result: 1 }] } }                 # the Damsel could not be told of
    - night 2: [Hal: innkeeper Eve and Ivy, Gus: lleech Eve, Ivy: dreamer Bob]   # a kill that was stopped, and a wrong pair
    - day 2: []
    - expect: { dead: [], told: { Ann: [{ phase: night 2, ability: mathematician, result: 3 }], Ivy: [{ result: [Fool, Vortox] }] } }
`);

rule('clocktower/character/mathematician#3', 'only the number is told', `${table(", fortune-teller-answer: 'yes'")}
    - night 1: [Gus: lleech Bob, Bob: fortune teller Dan and Eve]
    - day 1: []
    - expect:
        told: { Ann: [{ ability: mathematician, about: [], result: 1 }] }
        untold: { Ann: [{ text: Bob }, { text: Gus }, { text: Fortune }, { text: Lleech }] }
`);

rule('clocktower/character/mathematician#4', 'each player counts once, the Mathematician never, and who is wrong of themselves not at all', `
  rules: clocktower
  options: { check: off }
  decide: { puzzle-drunk: Cat, innkeeper-drunk: Ann, mathematician-number: 2, savant-pair: "a (false) | b (false)", malfunction-info: Fool and Vortox }
  players: { Ann: Mathematician, Bob: Drunk as Dreamer, Cat: Savant, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper, Ivy: Mathematician }
  play:
    - night 1: [Gus: lleech Eve, Bob: dreamer Gus]
    - day 1: [Cat: whisper Storyteller, Cat: savant]
    - night 2: [Hal: innkeeper Ann and Eve, Bob: dreamer Dan, Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [Cat], told: { Ivy: [{ phase: night 1, result: 0 }, { phase: night 2, ability: mathematician, result: 2 }] } }   # Savant, and the other Mathematician
`);

rule('clocktower/character/mathematician#5', 'with nothing abnormal the answer is 0, and there is one every night', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: []
    - night 3: []
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 1, ability: mathematician, result: 0 }, { phase: night 2, ability: mathematician, result: 0 }, { phase: night 3, ability: mathematician, result: 0 }] } }
`);

const spoiled = (decide: string, evil = 'Lleech', acts = 'Gus: lleech Ann'): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat${decide} }
  players: { Ann: Mathematician, Bob: Fortune Teller, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: ${evil}, Hal: Innkeeper }
  play:
    - night 1: [${acts}]
    - day 1: []`;

rule('clocktower/character/mathematician#6', 'while malfunctioning the number is arbitrary', `${spoiled(', mathematician-number: 0')}
    - expect: { told: { Ann: [{ ability: mathematician, result: 0 }] } }
`);

test('clocktower/character/mathematician#6: by default it is one of the numbers up to two above the true one, and not that', () => {
  const told = overSeeds(60, `${spoiled('')}\n`).map(game => toldBy(game, 'Ann', 'mathematician')[0]);
  expect(new Set(told)).toEqual(new Set([1, 2]));
  const one = overSeeds(60, `${spoiled('', 'Vortox', 'Bob: fortune teller Dan and Eve')}\n`).map(game => toldBy(game, 'Ann', 'mathematician')[0]);
  expect(new Set(one)).toEqual(new Set([0, 2, 3]));
});

test('clocktower/character/mathematician#7: under a Vortox the number differs from the true one, by default and on purpose', () => {
  for (const game of overSeeds(25, `${spoiled('', 'Vortox', '')}\n`)) expect(toldBy(game, 'Ann', 'mathematician')[0]).not.toBe(0);
  cannotPlay(`${spoiled(', mathematician-number: 0', 'Vortox', '')}\n`, /"mathematician-number" cannot be 0.*possible then: 1, 2, 3, 4, 5, 6, 7, 8$/);
  const [five] = overSeeds(1, `${spoiled(', mathematician-number: 5', 'Vortox', '')}\n`);
  expect(toldBy(five!, 'Ann', 'mathematician')).toEqual([5]);
});

test('decisions of the mathematician: the decision mathematician-number is a number of players', () =>
  cannotPlay(`${spoiled(', mathematician-number: 9')}\n`, /"mathematician-number" cannot be 9.*possible then: 0, 1, 2, 3, 4, 5, 6, 7, 8$/));

rule('clocktower/character/mathematician#8', 'the own wrong number does not count, that of another Mathematician does, and the other way round', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: [Ann, Eve], mathematician-number: 5 }
  players: { Ann: Mathematician, Bob: Mathematician, Cat: Savant, Dan: Damsel, Eve: Mathematician, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper, Ivy: Tinker }
  play:
    - night 1: [Gus: lleech Ivy]
    - night 2: [Hal: innkeeper Ann and Cat]
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 2, result: 5 }], Bob: [{ phase: night 2, result: 1 }], Eve: [{ phase: night 2, result: 1 }] } }
    - night 3: [Hal: innkeeper Eve and Cat]
    - day 3: []
    - expect: { told: { Ann: [{ phase: night 3, result: 0 }], Bob: [{ phase: night 3, result: 0 }], Eve: [{ phase: night 3, result: 5 }] } }
`);

rule('clocktower/character/mathematician#8', 'a wrong number alone leaves the next count at nothing', `${spoiled(', mathematician-number: 5')}
    - night 2: []
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 1, result: 5 }] } }
`);

rule('clocktower/character/mathematician#9', 'killed earlier in the night there is no number', `${table()}
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann], told: { Ann: [{ phase: night 1, result: 0 }] }, untold: { Ann: [{ phase: night 2 }] } }
`);

rule('clocktower/character/mathematician#9', 'and the interval is not carried over', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, pixie-shown: Mathematician, fortune-teller-answer: 'yes', puzzle-drunk: Bob }
  players: { Ann: Mathematician, Bob: Fortune Teller, Cat: Savant, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Pixie }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Hal: claim mathematician]
    - night 2: [Gus: lleech Ann, Bob: fortune teller Dan and Fay]
    - night 3: []
    - day 3: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }, { phase: night 3, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/mathematician#10', 'works the same for an evil Mathematician', `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Cat, fortune-teller-answer: 'yes' }
  players: { Ann: evil Mathematician, Bob: Fortune Teller, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob, Bob: fortune teller Dan and Eve]
    - day 1: []
    - expect: { told: { Ann: [{ ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/mathematician?1', "what went wrong by day since dawn counts: a Savant's pair and a Puzzlemaster's answer", `
  rules: clocktower
  options: { check: off }
  decide: { puzzle-drunk: Bob, innkeeper-drunk: Cat, savant-pair: "a (false) | b (false)", malfunction-info: Eve }
  players: { Ann: Mathematician, Bob: Slayer, Cat: Savant, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Innkeeper }
  play:
    - night 1: [Gus: lleech Dan]                    # the Puzzlemaster poisoned: the Slayer is sober
    - night 2: [Hal: innkeeper Cat and Fay]
    - day 2: [Cat: whisper Storyteller, Cat: savant, Dan: whisper Storyteller, Dan: puzzlemaster Bob]
    - night 3: []
    - day 3: []
    - expect:
        told:
          Ann: [{ phase: night 1, result: 0 }, { phase: night 2, result: 0 }, { phase: night 3, ability: mathematician, result: 2 }]
          Dan: [{ ability: puzzlemaster, result: Eve }]
`);

rule('clocktower/character/mathematician?1', "a spoiled Slayer's shot at the Demon", `
  rules: clocktower
  options: { check: off }
  decide: { puzzle-drunk: Bob }
  players: { Ann: Mathematician, Bob: Slayer, Cat: Savant, Dan: Puzzlemaster, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: slayer Eve]   # the host, who would have died
    - night 2: []
    - day 2: []
    - expect: { dead: [], told: { Ann: [{ phase: night 1, result: 0 }, { phase: night 2, ability: mathematician, result: 1 }] } }
`);
