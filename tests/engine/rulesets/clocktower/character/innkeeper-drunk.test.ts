import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { cannotPlay, madeOf, overSeeds, share } from '../over-seeds.ts';
import { table } from './innkeeper-tables.ts';

rule('clocktower/character/innkeeper#14', "a drunk babysitter loses the own ability; Lil' Monsta's step goes on", `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Fay, lil-monsta-victim: Cat }
  players: { Ann: Innkeeper, Bob: Slayer, Cat: Savant, Dan: Dreamer, Eve: Damsel, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Fay: fearmonger Bob, Fay: lil' monsta Fay, Gus: lil' monsta Fay]
    - day 1: []
    - expect: { announced: [{ ability: fearmonger }] }
    - night 2: [Ann: innkeeper Fay and Bob, Fay: fearmonger Dan, Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 2: []
    - expect: { dead: [Cat], unannounced: [{ ability: fearmonger }], told: { Fay: [{ phase: night 2, ability: lil' monsta, result: Gus }] } }
`);

rule('clocktower/character/innkeeper#15', 'a drunk Vortox does not kill, falsify tonight or tomorrow, or win by that day', `${table(', innkeeper-drunk: [Gus, Bob], dreamer-decoy: Baron, savant-pair: "a (true) | b (false)"', 'Vortox')}
    - night 1: []${voted(1, 'Eve', 'Ann', 'Bob', 'Cat', 'Dan', 'Fay', 'Hal')}
    - night 2: [Ann: innkeeper Gus and Bob, Gus: vortox Dan, Jon: dreamer Dan]
    - day 2: [Cat: whisper Storyteller, Cat: savant]
    - expect: { dead: [Eve], told: { Jon: [{ phase: night 2, ability: dreamer, result: [Slayer, Baron] }], Cat: [{ ability: savant }] } }
    - end
    - end
    - expect: { phase: night 3 }
    - night 3: [Gus: vortox Dan, Jon: dreamer Cat]
    - day 3: []
    - expect: { dead: [Dan, Eve], told: { Jon: [{ phase: night 3, ability: dreamer, result: { not: { has: [Savant] } } }] } }
    - end
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/innkeeper?1', 'the Storyteller may make the Demon drunk', `${table(', innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Gus and Bob, Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [] }
`);

const chosen = (who: string, decide = ''): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Innkeeper, Bob: Fool, Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Damsel }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Cat]
    - night 3: [Ann: innkeeper ${who}, Gus: lleech Cat]
    - day 3: []
`;

test('decisions of the innkeeper: the decision innkeeper-drunk falls by default on a living good player, never on Demon or Innkeeper if that can be', () => {
  for (const [who, drunk] of [['Gus and Bob', 'Bob'], ['Ann and Bob', 'Bob'], ['Cat and Bob', 'Bob'], ['Fay and Bob', 'Bob'], ['Fay and Gus', 'Fay'], ['Ann and Cat', 'Cat'], ['Ann and Gus', 'Ann']] as const) {
    for (const game of overSeeds(6, chosen(who))) expect(madeOf(game, 'innkeeper-drunk'), who).toBe(drunk);
  }
});

test('decisions of the innkeeper: the decision innkeeper-drunk is drawn between equals, and is one of the two', () => {
  const bob = share(overSeeds(50, chosen('Bob and Dan')).map(game => madeOf(game, 'innkeeper-drunk')), one => one === 'Bob');
  expect(bob).toBeGreaterThan(0.3);
  expect(bob).toBeLessThan(0.7);
  cannotPlay(chosen('Bob and Dan', 'innkeeper-drunk: Hal'), /"innkeeper-drunk" cannot be "Hal".*possible then: Bob, Dan$/);
});
