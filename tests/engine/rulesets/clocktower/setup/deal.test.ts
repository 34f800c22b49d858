import { expect, test } from 'vitest';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { BadPin } from '../../../../../engine/core/pins.ts';
import type { Json } from '../../../../../engine/core/json.ts';
import { isGoodCharacter } from '../../../../../engine/rulesets/clocktower/role.ts';
import { characterNamed, characters } from '../../../../../engine/rulesets/clocktower/catalogue.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { drawnBag, drawnMixes, mixOf, names } from './tables.ts';

const seven = ['Lleech', 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'];

/** What is wrong with a deal, or nothing. */
function faultsOf(roles: readonly string[], pins: Readonly<Record<string, Json>> = {}): readonly string[] {
  const dealt = clocktower.deal({ ruleset: 'clocktower', seed: 1, options: {}, pins }, roles.map((_, at) => names[at] ?? `P${at + 1}`), roles);
  return dealt.ok ? [] : dealt.faults.map(({ message }) => message);
}

test('clocktower/setup/deal#1: 7 to 15 players, travellers not counted; other numbers are refused', () => {
  const drawn = (count: number): readonly string[] => Array<string>(count).fill('drawn');
  for (let count = 7; count <= 15; count += 1) expect(faultsOf(drawn(count))).toEqual([]);
  for (const count of [1, 6, 16, 20]) expect(faultsOf(drawn(count))).toEqual([`a game takes 7 to 15 players, and this table has ${count}`]);
  expect(faultsOf([...seven, 'good Scapegoat', 'evil Deviant'])).toEqual([]);
  expect(faultsOf([...seven.slice(0, 6), 'good Scapegoat'])).toEqual(['a game takes 7 to 15 players, travellers not counted, and this table has 6']);
});

test('clocktower/setup/deal#2: without modifiers the row says how many of each kind are dealt', () => {
  const rows = { 7: '5/0/1/1', 8: '5/1/1/1', 9: '5/2/1/1', 10: '7/0/2/1', 11: '7/1/2/1', 12: '7/2/2/1', 13: '9/0/3/1', 14: '9/1/3/1', 15: '9/2/3/1' };
  for (const [count, row] of Object.entries(rows)) expect(drawnMixes(Number(count), 'plain', 40)).toEqual([row]);
});

test('clocktower/setup/deal#3: a bracket works if its character is there, or an Alchemist has its ability; not if somebody only believes to be that Alchemist', () => {
  expect(faultsOf(['Lleech', 'Baron', 'Savant', 'Dreamer', 'Fool', 'Tinker', 'Damsel'])).toEqual([]);
  expect(faultsOf(['Lleech', 'Fearmonger', 'Alchemist with Baron', 'Dreamer', 'Fool', 'Tinker', 'Damsel'])).toEqual([]);
  expect(faultsOf(['Lleech', 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Tinker', 'Damsel'])).toHaveLength(1);
  expect(faultsOf(['Lleech', 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper', 'Drunk as Alchemist'])).toEqual([]);
});

test('clocktower/setup/deal#4: Townsfolk make up the number, and nobody else does', () => {
  const dealt = drawnBag(9, { pins: { 'setup-bag': 'Lleech and Baron and Puzzlemaster and Tinker and Damsel and Drunk and Savant and Fool and Slayer' } });
  expect(mixOf(dealt)).toBe('3/4/1/1');
  expect(faultsOf(['Lleech', 'Baron', 'Fearmonger', 'Tinker', 'Damsel', 'Savant', 'Fool'])).toEqual(['7 players are dealt 3 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon with these characters, and here are 2 Townsfolk, 2 Outsiders, 2 Minions and 1 Demon']);
});

test('clocktower/setup/deal#5: every dealt character is different', () => {
  expect(faultsOf([...seven.slice(0, 6), 'Savant'])).toEqual(['the Savant is dealt twice']);
  for (let seed = 0; seed < 60; seed += 1) {
    const bag = drawnBag(15, { seed }).map(role => role.replace(/ (as|with) .*$/, ''));
    expect(new Set(bag).size).toBe(15);
  }
});

test('clocktower/setup/deal#6: the deal decides in its order, each part by what came before', () => {
  const keys = (bag: string): readonly string[] => resultOf(played(`
rules: clocktower
decide: { setup-bag: ${bag} }
players: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn, Hal: drawn, Ivy: drawn, Jon: drawn, Kit: drawn, Leo: drawn }
play: []
`).session).decisions.map(({ key }) => String(key));
  expect(keys('Lleech and Marionette and Mezepheles and Drunk and Puzzlemaster and Pixie and Fortune Teller and Alchemist with Evil Twin and Savant and Fool and Slayer and Exorcist')).toEqual([
    'setup-bag', 'marionette-seat', 'drunk-token', 'marionette-token', 'fabled-in-play', 'red-herring', 'puzzle-drunk', 'evil-twin-pair', 'mezepheles-word', 'pixie-shown', 'bluffs',
  ]);
  expect(keys('Lleech and Fearmonger and Mezepheles and Tinker and Damsel and Alchemist and Innkeeper and Dreamer and Savant and Fool and Slayer and Exorcist').slice(0, 2)).toEqual(['alchemist-ability', 'setup-bag']);
});

test('clocktower/setup/deal#7: an Alchemist needs a Minion who is not dealt and can be used', () => {
  const around = ['Fearmonger', 'Baron', 'Mezepheles', 'Evil Twin', 'Puzzlemaster', 'Tinker', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper', 'Exorcist'];
  expect(faultsOf([...around, 'Alchemist'])).toEqual(['no Minion is left whose ability the Alchemist could have']); // the fifth, the Marionette, cannot be had
  expect(faultsOf([...around, 'Nightwatchman'])).toEqual([]);
  expect(faultsOf(['Lleech', 'Fearmonger', 'Alchemist with Fearmonger', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'])).toEqual(['the Alchemist cannot have the ability of the Fearmonger in this game']);
  for (let seed = 0; seed < 150; seed += 1) {
    const bag = drawnBag(13, { seed });
    const granted = bag.find(role => role.startsWith('Alchemist'))?.replace('Alchemist with ', '');
    expect(bag).not.toContain(granted);
    expect(granted).not.toBe('Marionette');
  }
});

test('clocktower/setup/deal#8: Drunk and Marionette each believe to be a good character of their own that nobody holds', () => {
  const table = (drunk: string, marionette: string): readonly string[] =>
    ['Lleech', marionette, 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper', 'Exorcist', 'Pixie', drunk];
  expect(faultsOf(table('Drunk as Nightwatchman', 'Marionette as Mathematician'))).toEqual([]);
  expect(faultsOf(table('Drunk as Savant', 'Marionette as Mathematician'))).toEqual(['the Drunk believes to be the Savant, whom somebody else is or believes to be']);
  expect(faultsOf(table('Drunk as Nightwatchman', 'Marionette as Nightwatchman'))).toHaveLength(2);
  expect(faultsOf(table('Drunk as Nightwatchman', 'Marionette as Tinker'))).toEqual([]);
  expect(() => faultsOf(table('Drunk', 'Marionette'), { 'drunk-token': 'Savant' })).toThrow(BadPin);
  for (let seed = 0; seed < 100; seed += 1) {
    const bag = drawnBag(15, { seed });
    const believed = bag.flatMap(role => / as (.+)$/.exec(role)?.[1] ?? []);
    expect(believed.filter(name => bag.includes(name))).toEqual([]);
    expect(new Set(believed).size).toBe(believed.length);
    expect(believed.map(name => isGoodCharacter(characterNamed(name)!)).every(Boolean)).toBe(true);
  }
});

test('clocktower/setup/deal#9: the three characters that the Demon is shown are good and dealt to nobody, and there are always enough', () => {
  expect(characters.filter(isGoodCharacter)).toHaveLength(17);
  let shown = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const dealt = clocktower.deal({ ruleset: 'clocktower', seed, options: {}, pins: {} }, names, Array<string>(15).fill('drawn'));
    if (!dealt.ok) throw new Error('not dealt');
    const roles = dealt.outcome.events.flatMap(event => (event.type === 'Dealt' ? Object.values(event.play.seats).map(({ role }) => role) : []));
    for (const event of dealt.outcome.events) {
      if (event.type !== 'Said' || event.message.ability !== 'bluffs' || !event.message.result || !('words' in event.message.result)) continue;
      const { words } = event.message.result;
      shown += 1;
      expect(words).toHaveLength(3);
      expect(words.filter(name => roles.some(role => role.startsWith(name)))).toEqual([]);
      expect(words.map(name => isGoodCharacter(characterNamed(name)!))).toEqual([true, true, true]);
    }
  }
  expect(shown).toBeGreaterThan(20);
  expect(() => faultsOf(seven, { bluffs: 'Savant and Tinker and Pixie' })).toThrow(BadPin);
});

rule('clocktower/setup/deal#10', 'what somebody believes to be stays, whoever turns, dies or comes', `
  rules: clocktower
  decide: { mezepheles-word: lantern, lil-monsta-victim: Ann }
  options: { mode: automatic }
  players:
    Ann: Savant
    Bob: Fool
    Cat: Slayer
    Dan: Innkeeper
    Eve: Exorcist
    Fay: Drunk as Dreamer
    Gus: Mezepheles
    Hal: Lleech
  play:
    - night 1: [Hal: lleech Bob]
    - day 1: [Fay: say "the lantern is lit"]
    - night 2: [Hal: lleech Ann]
    - day 2: []
    - expect:
        dead: [Ann]
        roles: { Fay: evil Drunk as Dreamer }
    - night 3: [Fay: dreamer Gus]
    - day 3: []
    - expect: { told: { Fay: [{ ability: dreamer, about: [Gus] }] }, roles: { Fay: evil Drunk as Dreamer } }
`);

rule('clocktower/setup/deal#11', 'a traveller who comes or leaves changes nothing of what was dealt', `
  rules: clocktower
  players: { Ann: Lleech, Bob: Fearmonger, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Slayer, Gus: Innkeeper }
  play:
    - night 1: [Ann: lleech Gus]
    - day 1: [Storyteller: admit Zoe as evil Scapegoat]
    - expect: { roles: { Ann: Lleech, Bob: Fearmonger, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Slayer, Gus: Innkeeper, Zoe: evil Scapegoat } }
    - day 1: [Storyteller: dismiss Zoe]
    - expect: { roles: { Ann: Lleech, Bob: Fearmonger, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Slayer, Gus: Innkeeper } }
`);

test('clocktower/setup/deal?1: counts that cannot be met are refused with the reason: for 15 with the Atheist all Townsfolk are dealt, and no Drunk', () => {
  const townsfolk = ['Atheist', 'Alchemist with Fearmonger', 'Pixie', 'Dreamer', 'Fortune Teller', 'Mathematician', 'Cult Leader', 'Innkeeper', 'Exorcist', 'Savant', 'Nightwatchman', 'Slayer', 'Fool'];
  expect(faultsOf([...townsfolk, 'Tinker', 'Damsel'])).toEqual([]);
  expect(faultsOf([...townsfolk, 'Tinker', 'Drunk'])).toEqual(['nothing is left that the Drunk could believe to be']);
  const drawn = Array.from({ length: 40 }, (_, seed) => drawnBag(15, { seed, pins: { 'atheist-include': 'yes' } })).filter(bag => mixOf(bag) === '13/2/0/0');
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(bag => bag.some(role => role.startsWith('Drunk')))).toEqual([]);
  const pinned = (bag: string): readonly string[] => faultsOf(Array<string>(7).fill('drawn'), { 'setup-bag': bag });
  expect(pinned('Lleech and Fearmonger and Savant and Dreamer and Fool and Tinker and Damsel')).toEqual(['the bag that was asked for: 7 players are dealt 5 Townsfolk, 0 Outsiders, 1 Minion and 1 Demon with these characters, and here are 3 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon']);
  expect(pinned('Lleech and Fearmonger and Savant')).toEqual(['the bag that was asked for has 3 characters for 7 players']);
  expect(pinned('Leech and Fearmonger and Savant and Dreamer and Fool and Slayer and Innkeeper')).toEqual(['the bag that was asked for: no character is called "Leech"']);
});

test('clocktower/setup/deal?2: in a game with the Atheist no Alchemist has the ability of the Evil Twin', () => {
  const atheist = ['Atheist', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper'];
  expect(faultsOf([...atheist, 'Alchemist with Evil Twin'])).toEqual(['the Alchemist cannot have the ability of the Evil Twin in this game']);
  expect(faultsOf([...atheist, 'Alchemist with Fearmonger'])).toEqual([]);
  for (let seed = 0; seed < 60; seed += 1) expect(drawnBag(13, { seed, pins: { 'atheist-include': 'yes' } })).not.toContain('Alchemist with Evil Twin');
  expect(faultsOf([...seven.slice(0, 6), 'Alchemist with Evil Twin'])).toEqual([]);
});
