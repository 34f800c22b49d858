import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { neighbours } from '../../../../../engine/rulesets/clocktower/seats.ts';

const table = (more: string): string => `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Tom: good Deviant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
${more}`;

const beside = (record: string, name: string, alive: boolean): readonly string[] => {
  const play = played(record).session.desk.game.play!;
  const seat = play.order.find(one => play.names[one] === name)!;
  return neighbours(play, seat, { alive }).map(one => play.names[one]!);
};

test('clocktower/rule/neighbours#1: the seat list is walked in both directions, and it is a circle', () => {
  expect(beside(table(''), 'Dan', false)).toEqual(['Eve', 'Cat']);
  expect(beside(table(''), 'Gus', false)).toEqual(['Ann', 'Fay']);
});

test('clocktower/rule/neighbours#2: travellers are always passed over', () => {
  expect(beside(table(''), 'Ann', false)).toEqual(['Bob', 'Gus']);
  expect(beside(table(''), 'Bob', true)).toEqual(['Cat', 'Ann']);
});

const dead = table('    - night 2: [Gus: lleech Cat]\n    - day 2: []\n');

test('clocktower/rule/neighbours#3: for an alive neighbour the dead are passed over too, and only then', () => {
  expect(beside(dead, 'Bob', true)).toEqual(['Dan', 'Ann']);
  expect(beside(dead, 'Bob', false)).toEqual(['Cat', 'Ann']);
});

rule('clocktower/rule/neighbours#4', 'at the deal the adjacent seats are meant: a Marionette sits right beside the Demon', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Mar: Marionette as Fool, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { told: { Gus: [{ ability: marionette, about: [Mar] }] } }
`);

test('clocktower/rule/neighbours#5: whom the walk meets both ways is the only neighbour', () => {
  const play = played(table('')).session.desk.game.play!;
  const two = { ...play, order: play.order.slice(0, 3) };
  expect(neighbours(two, two.order[0]!, { alive: false })).toEqual([two.order[2]]);
});

test('clocktower/rule/neighbours#6: nobody is their own neighbour', () => {
  const play = played(table('')).session.desk.game.play!;
  const alone = { ...play, order: play.order.slice(0, 1) };
  expect(neighbours(alone, alone.order[0]!, { alive: false })).toEqual([]);
});
