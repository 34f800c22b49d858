import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { stepsIn } from './steps.ts';

const table = (decide: string, changes: Readonly<Record<string, string>> = {}): string => {
  const cast: Readonly<Record<string, string>> = { Ann: 'Innkeeper', Bob: 'Exorcist', Cat: 'Dreamer', Dan: 'Fool', Eve: 'Savant', Fay: 'Fearmonger', Gus: 'Lleech', Hal: 'Damsel', Ivy: 'Slayer', ...changes };
  return `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${Object.entries(cast).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
    - night 1: [Gus: lleech Hal]`;
};

rule('clocktower/order/resolution#1', 'each step sees what the ones before it left', `${table('innkeeper-drunk: Bob')}
    - night 2: [Ann: innkeeper Bob and Dan, Bob: exorcist Gus, Gus: lleech Cat, Cat: dreamer Gus]   # drunk, so not stopped, so killed, so untold
    - day 2: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }], Cat: [{ ability: dreamer }] } }
`);

rule('clocktower/order/resolution#1', 'and nothing of what comes after it', `${table('innkeeper-drunk: Dan')}
    - night 2: [Ann: innkeeper Eve and Dan, Bob: exorcist Gus, Gus: lleech Cat, Cat: dreamer Gus]
    - day 2: []
    - expect: { dead: [], told: { Gus: [{ ability: exorcist, result: Bob }], Cat: [{ ability: dreamer, about: [Gus] }] } }
`);

rule('clocktower/order/resolution#2', 'what a later step undoes is not worked out again for an earlier one', `${table('innkeeper-drunk: Bob')}
    - night 2: [Ann: innkeeper Bob and Dan, Bob: exorcist Gus, Gus: lleech Ann]   # sober again at step 6, too late for step 4
    - day 2: []
    - expect: { dead: [Ann], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/order/resolution#3', 'a step whose actor is dead by then is skipped', `${table('', { Eve: 'Nightwatchman' })}
    - night 2: [Eve: nightwatchman Dan, Gus: lleech Eve]
    - day 2: []
    - expect: { dead: [Eve], untold: { Dan: [{ ability: nightwatchman }] } }
`);

rule('clocktower/order/resolution#4', 'a step whose actor malfunctions has no effect, and an answer if one is due', `${table('innkeeper-drunk: [Cat, Fay], malfunction-info: Savant and Vortox')}
    - night 2: [Ann: innkeeper Cat and Dan, Cat: dreamer Gus]
    - night 3: [Ann: innkeeper Fay and Dan, Fay: fearmonger Dan]
    - day 3: []
    - expect: { told: { Cat: [{ phase: night 2, ability: dreamer, about: [Gus], result: [Savant, Vortox] }] }, unannounced: [{ ability: fearmonger }] }
`);

test('clocktower/order/resolution#5: steps of nobody leave no outward sign', () => {
  const { session } = played(`${table('')}\n    - night 2: []\n    - day 2: []\n`);
  const { announced, told } = resultOf(session);
  expect(announced.filter(({ phase }) => phase === 'day 2').map(({ kind, about = [] }) => [kind, about])).toEqual([['notice', []], ['phase', []]]);
  expect(told.filter(({ phase }) => phase === 'night 2')).toEqual([]);
});

rule('clocktower/order/resolution#6', 'Drunk and Marionette act at the step of what they believe, an Alchemist at that of the Minion, a Pixie at that of what it gained', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Mathematician }
  players: { Ann: Drunk as Dreamer, Bob: Mathematician, Cat: Pixie, Dan: Alchemist with Fearmonger, Eve: Savant, Fay: Marionette as Fortune Teller, Gus: Lleech, Hal: Lleech, Ivy: Damsel, Jon: Tinker }
  play:
    - night 1: [Gus: lleech Ivy, Hal: lleech Jon, Ann: dreamer Eve, Fay: fortune teller Ann and Bob]
    - day 1: [Cat: claim mathematician]
    - expect: { told: { Ann: [{ phase: night 1, ability: dreamer, about: [Eve] }], Fay: [{ phase: night 1, ability: fortune teller }] } }
    - night 2: [Gus: lleech Bob, Hal: lleech Dan, Dan: fearmonger Eve]
    - day 2: []
    - expect: { dead: [Bob, Dan], announced: [{ ability: fearmonger }], told: { Cat: [{ phase: night 2, ability: mathematician }] } }
    - night 3: [Gus: lleech Ann, Hal: lleech Fay, Ann: dreamer Eve, Fay: fortune teller Cat and Eve]
    - day 3: []
    - expect: { dead: [Ann, Bob, Dan, Fay], untold: { Ann: [{ phase: night 3 }], Fay: [{ phase: night 3 }] } }
`);

rule('clocktower/order/resolution#7', 'several players at one step act in the order of the seats', `
  rules: clocktower
  options: { check: off }
  decide: { dreamer-decoy: [Baron, Vortox] }
  players: { Ann: Dreamer, Bob: Slayer, Cat: Dreamer, Dan: Innkeeper, Eve: Fool, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Dan, Cat: dreamer Bob, Ann: dreamer Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: dreamer, result: [Slayer, Baron] }], Cat: [{ ability: dreamer, result: [Slayer, Vortox] }] } }
`);

rule('clocktower/order/resolution#7', 'so that the first of two may keep the other from acting', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Bob }
  players: { Ann: Innkeeper, Bob: Innkeeper, Cat: Dreamer, Dan: Savant, Eve: Fool, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Cat]
    - night 2: [Ann: innkeeper Bob and Eve, Bob: innkeeper Ann and Dan, Gus: lleech Dan]
    - day 2: []
    - expect: { dead: [Dan] }
`);

rule('clocktower/order/resolution#7', 'and not the other way round', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: [Eve, Ann] }
  players: { Ann: Innkeeper, Bob: Innkeeper, Cat: Dreamer, Dan: Savant, Eve: Fool, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Cat]
    - night 2: [Ann: innkeeper Eve and Cat, Bob: innkeeper Ann and Dan, Gus: lleech Dan]
    - day 2: []
    - expect: { dead: [] }
`);

rule('clocktower/order/resolution#8', 'a death takes place within its step: later ones see the player dead', `
  rules: clocktower
  options: { check: off }
  decide: { cult-neighbour: Ann }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Fearmonger, Eve: Fool, Fay: Damsel, Gus: Lleech, Hal: Baron }
  play:
    - night 1: [Gus: lleech Fay]
    - day 1: []
    - expect: { roles: { Bob: Cult Leader } }
    - night 2: [Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [Cat], roles: { Bob: Cult Leader } }
    - night 3: [Gus: lleech Ann]       # both living neighbours are evil now
    - day 3: []
    - expect: { dead: [Ann, Cat], roles: { Bob: evil Cult Leader } }
`);

rule('clocktower/order/resolution#9', 'victory is checked after each step; the steps left over are dropped', `${table('')}
    - night 2: [Gus: lleech Hal, Cat: dreamer Gus]
    - day 2: []
    - expect: { phase: over, dead: [Gus, Hal], winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy], untold: { Cat: [{ ability: dreamer }] } }
`);

test('clocktower/order/resolution#10: characters without a step do nothing of their own at night', () => {
  const all = [...stepsIn(1), ...stepsIn(2)];
  for (const id of ['savant', 'slayer', 'fool', 'atheist', 'puzzlemaster', 'drunk', 'baron']) expect(all).not.toContain(id);
  expect([...new Set(all)].sort()).toEqual([
    'alchemist', 'cult-leader', 'damsel', 'dreamer', 'evil-twin', 'exorcist', 'fearmonger', 'fortune-teller', 'innkeeper', 'lil-monsta', 'lleech', 'marionette', 'mathematician', 'mezepheles',
    'nightwatchman', 'pixie', 'tinker', 'vortox',
  ]);
  const { desk } = played(`${table('', { Ann: 'Puzzlemaster', Bob: 'Drunk as Savant', Cat: 'Baron' })}\n    - night 2: []\n`).session;
  for (const seat of ['s1', 's2', 's3', 's4', 's5', 's9']) expect(desk.view(seat).asks).toEqual([]);
});

const killed = `${table('', { Eve: 'Nightwatchman' })}
    - night 2: [Eve: nightwatchman Dan, Gus: lleech Eve]
    - day 2: []`;

rule('clocktower/order/resolution#11', 'who is dead at the own step loses a locked choice', `${killed}
    - expect: { dead: [Eve], untold: { Dan: [{ ability: nightwatchman }] } }
`);

test('clocktower/order/resolution#11: and a use for once in the game is not spent', () => {
  const used = (record: string): number => Object.values(played(`${record}\n`).session.desk.game.play!.powers).find(({ power }) => power === 'nightwatchman')?.spent?.['use'] ?? 0;
  expect(used(killed)).toBe(0);
  expect(used(killed.replace('lleech Eve', 'lleech Dan'))).toBe(1);
});

test('clocktower/order/resolution?1: all choices are asked for at once, whatever their step', () => {
  const { desk } = played(`${table('')}\n    - night 2: []\n`).session;
  const open = (seat: string): readonly string[] => desk.view(seat).asks.flatMap(({ abilities }) => abilities[0]!);
  expect([open('s1'), open('s2'), open('s3'), open('s6'), open('s7')]).toEqual([['innkeeper'], ['exorcist'], ['dreamer'], ['fearmonger'], ['lleech']]);
});

test('clocktower/order/resolution?1: the order in which they are sent changes nothing', () => {
  const acts = ['Ann: innkeeper Bob and Dan', 'Bob: exorcist Gus', 'Cat: dreamer Gus', 'Gus: lleech Ivy', 'Fay: fearmonger Eve'];
  const outcome = (sent: readonly string[]): string => {
    const { told, deaths, announced } = resultOf(played(`${table('innkeeper-drunk: Bob, dreamer-decoy: Fool')}\n    - night 2: [${sent.join(', ')}]\n    - day 2: []\n`).session);
    return JSON.stringify([told, deaths, announced]);
  };
  expect(outcome(acts.toReversed())).toBe(outcome(acts));
});
