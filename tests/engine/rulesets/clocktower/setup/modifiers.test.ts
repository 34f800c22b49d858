import { expect, test } from 'vitest';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { rule } from '../../../../../engine/testing/rule.ts';
import { dealtMixes, drawnBag, mixOf, names } from './tables.ts';

const isDealt = (roles: readonly string[]): boolean => clocktower.deal({ ruleset: 'clocktower', seed: 1, options: {}, pins: {} }, names.slice(0, roles.length), roles).ok;

test('clocktower/setup/modifiers#1: a Baron makes Outsiders of two of the Townsfolk', () => {
  expect(dealtMixes(12, 'plain')).toEqual(['7/2/2/1']);
  expect(dealtMixes(12, 'baron')).toEqual(['5/4/2/1']);
});

test("clocktower/setup/modifiers#2: Lil' Monsta brings a Minion in place of the Demon", () => {
  expect(dealtMixes(12, 'token')).toEqual(['7/2/3/0']);
});

test('clocktower/setup/modifiers#3: with the Atheist Townsfolk, the Atheist among them, fill the places of Minions and Demon', () => {
  expect(dealtMixes(12, 'atheist')).toEqual(['10/2/0/0']);
});

test("clocktower/setup/modifiers#4: the Marionette changes no count, and sits beside the Demon, or beside a Minion where the Demon is a token", () => {
  expect(isDealt(['Lleech', 'Marionette', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toBe(true);
  expect(isDealt(['Marionette', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper', 'Lleech'])).toBe(true);
  expect(isDealt(['Lleech', 'Savant', 'Marionette', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toBe(false);
  expect(isDealt(['Fearmonger', 'Marionette', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toBe(true);
  expect(isDealt(['Fearmonger', 'Savant', 'Marionette', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toBe(false);
  let seated = 0;
  for (let seed = 0; seed < 150; seed += 1) {
    const bag = drawnBag(10, { seed });
    const at = bag.findIndex(role => role.startsWith('Marionette'));
    if (at < 0) continue;
    const beside = [bag.at(at - 1)!, bag[(at + 1) % 10]!];
    const by = bag.some(role => /^(Lleech|Vortox)$/.test(role)) ? /^(Lleech|Vortox)$/ : /^(Fearmonger|Baron|Mezepheles|Evil Twin)$/;
    expect(beside.some(role => by.test(role))).toBe(true);
    seated += 1;
  }
  expect(seated).toBeGreaterThan(20);
});

test('clocktower/setup/modifiers#4: a player may be named for the seat, if it is one beside the Demon', () => {
  const bag = 'Lleech and Marionette and Savant and Dreamer and Fool and Slayer and Innkeeper';
  const plain = drawnBag(7, { pins: { 'setup-bag': bag } });
  const demon = plain.indexOf('Lleech');
  for (const at of [(demon + 6) % 7, (demon + 1) % 7]) {
    const dealt = drawnBag(7, { pins: { 'setup-bag': bag, 'marionette-seat': names[at]! } });
    expect([dealt[at]!.split(' ')[0], dealt[demon]]).toEqual(['Marionette', 'Lleech']);
  }
  expect(() => drawnBag(7, { pins: { 'setup-bag': bag, 'marionette-seat': names[(demon + 3) % 7]! } })).toThrow('marionette-seat');
});

test("clocktower/setup/modifiers#5: Baron and Lil' Monsta add up", () => {
  expect(dealtMixes(12, 'both')).toEqual(['5/4/3/0']);
});

test('clocktower/setup/modifiers#6: the ability of the Baron that an Alchemist has changes the counts, and then there is no Baron', () => {
  expect(isDealt(['Lleech', 'Fearmonger', 'Alchemist with Baron', 'Dreamer', 'Fool', 'Tinker', 'Damsel'])).toBe(true);
  expect(isDealt(['Lleech', 'Fearmonger', 'Alchemist with Baron', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toBe(false);
  expect(isDealt(['Lleech', 'Baron', 'Alchemist with Baron', 'Puzzlemaster', 'Drunk', 'Tinker', 'Damsel'])).toBe(false);
  const asked = drawnBag(7, { pins: { 'setup-bag': 'Lleech and Fearmonger and Alchemist and Dreamer and Fool and Tinker and Damsel' } });
  expect(asked).toContain('Alchemist with Baron'); // two more Outsiders than in the row: nothing else explains them
});

rule('clocktower/setup/modifiers#7', 'nothing is taken back when whoever brought the change is out', `
  rules: clocktower
  players: { Ann: Lleech, Bob: Baron, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Tinker, Gus: Damsel }
  decide: { tinker-death: no }
  play:
    - night 1: [Ann: lleech Cat]
    - day 1 nominations: [Cat: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - night 2: []
    - day 2: []
    - expect: { dead: [Bob], roles: { Ann: Lleech, Bob: Baron, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Tinker, Gus: Damsel } }
`);

test('clocktower/setup/modifiers#8: no combination has more than four Outsiders or four Minions', () => {
  let most = [0, 0];
  for (let players = 7; players <= 15; players += 1) {
    for (const special of ['plain', 'baron', 'token', 'both', 'atheist'] as const) {
      const [, outsiders = 0, minions = 0] = dealtMixes(players, special)[0]!.split('/').map(Number);
      most = [Math.max(most[0]!, outsiders), Math.max(most[1]!, minions)];
    }
  }
  expect(most).toEqual([4, 4]);
  for (let seed = 0; seed < 100; seed += 1) {
    const [, outsiders = 0, minions = 0] = mixOf(drawnBag(15, { seed })).split('/').map(Number);
    expect(outsiders).toBeLessThanOrEqual(4);
    expect(minions).toBeLessThanOrEqual(4);
  }
});

test("clocktower/setup/modifiers?1: the Minion that Lil' Monsta brings costs none of the Townsfolk, as in the recorded game of twelve", () => {
  expect(dealtMixes(12, 'both')).toEqual(['5/4/3/0']);
  expect(dealtMixes(8, 'token')).toEqual(['5/1/2/0']);
});
