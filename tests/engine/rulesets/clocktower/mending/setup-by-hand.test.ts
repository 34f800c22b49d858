import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

const people = { Ann: 'Fortune Teller', Bob: 'Drunk as Savant', Cat: 'Mathematician', Dan: 'Exorcist', Eve: 'Baron', Fay: 'Puzzlemaster', Gus: 'Lleech' };
const head = (options: string): string => `
rules: clocktower
seed: 3
options: ${options}
players: ${JSON.stringify(people)}
`;

rule('clocktower/rule/storyteller#4', 'what the deal leaves open is decided before the first night, and told with it', `${head('{ mode: storyteller, deal: storyteller }')}
play:
  - setup 0:
      - Storyteller: decide drunk-token Slayer
      - Storyteller: decide red-herring Dan
      - Storyteller: decide bluffs Dreamer and Pixie and Fool
  - expect: { phase: setup 0, refused: [], untold: { Bob: [{ kind: role }], Gus: [{ kind: role }] } }
  - night 1: [Gus: lleech Cat]
  - expect:
      phase: night 1
      roles: { Bob: Drunk as Slayer }
      told: { Bob: [{ kind: role, phase: night 1, result: Slayer }], Gus: [{ ability: bluffs, result: [Dreamer, Pixie, Fool] }] }
`);

rule('clocktower/rule/storyteller#5', 'what nobody decides before the first night takes its default', `${head('{ mode: storyteller, deal: storyteller }')}
play:
  - setup 0: [Storyteller: decide red-herring Nobody, Storyteller: decide drunk-token Lleech]
  - expect: { refused: [{ code: unknown-option }, { code: unknown-option }] }
  - end
  - expect: { phase: night 1, roles: { Bob: Drunk as Savant }, told: { Bob: [{ kind: role, result: Savant }] } }
`);

const seated = (options: Readonly<Record<string, string>>): Desk => Desk.seat({
  rules: () => clocktower, terms: { ruleset: 'clocktower', seed: 3, options, pins: {} }, players: Object.entries(people).map(([name, role]) => ({ name, role })),
}).desk;

test('left to their defaults the decisions of the deal are those of a game in which nobody is asked', () => {
  const byHand = seated({ deal: 'storyteller' });
  byHand.timeUp();
  const [a, b] = [byHand.game.play!, seated({}).game.play!];
  expect(a.traits).toEqual(b.traits);
  expect(a.powers).toEqual(b.powers);
  expect(a.news.map(({ to, key, result }) => [to, key, result])).toEqual(b.news.map(({ to, key, result }) => [to, key, result]));
  expect(a.phase).toEqual(b.phase);
});

test('all that is open stands there at once with its default, and an answer becomes what it stands at', () => {
  const desk = seated({ deal: 'storyteller' });
  const keys = () => Object.keys(desk.game.play!.decisions).map(key => key.split('/')[0]).toSorted((a = '', b = '') => a.localeCompare(b));
  expect(keys()).toEqual(['bluffs', 'drunk-token', 'fabled-in-play', 'puzzle-drunk', 'red-herring']);
  desk.host({ type: 'decide', key: 'drunk-token', value: 'Slayer' });
  expect(keys()).toEqual(['bluffs', 'drunk-token', 'fabled-in-play', 'puzzle-drunk', 'red-herring']);
  expect(desk.game.play!.decisions['drunk-token']!.fallback).toBe('Slayer');
});

test.each(Array.from({ length: 40 }, (_, at) => at + 1))('with seed %i what stands is one of what can be chosen, so that a form can show it', seed => {
  const { desk } = Desk.seat({
    rules: () => clocktower, terms: { ruleset: 'clocktower', seed, options: { deal: 'storyteller' }, pins: {} },
    players: Object.values(people).map((role, at) => ({ name: `P${at + 1}`, role: role.split(' as ')[0]! })),
  });
  const open = Object.values(desk.game.play!.decisions);
  expect(open.length).toBeGreaterThan(3);
  for (const { key, options, fallback } of open) if (options) expect(options.map(({ value }) => value), key).toContainEqual(fallback);
});

test('nobody but the host knows anything before the first night, and nobody can do anything', () => {
  const { terms, play } = seated({ deal: 'storyteller' }).game;
  for (const viewer of ['public', ...play!.order]) {
    const view = look(clocktower, terms, play!, viewer);
    expect(view.seats.every(({ role }) => role === undefined)).toBe(true);
    expect([view.asks, view.news, view.decisions]).toEqual([[], [], []]);
  }
  expect(look(clocktower, terms, play!, 'host').decisions).toHaveLength(5);
});

const granted = `
rules: clocktower
seed: 3
options: { mode: storyteller, deal: storyteller }
players: { Ann: Alchemist, Bob: Drunk as Savant, Cat: Mathematician, Dan: Exorcist, Eve: Baron, Fay: Puzzlemaster, Gus: Lleech }
play:
`;

rule('clocktower/rule/storyteller#4', 'the granted ability is decided before the first night, and told with it', `${granted}
  - setup 0: [Storyteller: decide alchemist-ability Marionette, Storyteller: decide alchemist-ability Baron, Storyteller: decide alchemist-ability Mezepheles]
  - expect: { refused: [{ code: unknown-option }, { code: unknown-option }] }
  - night 1: [Gus: lleech Cat]
  - end
  - expect: { roles: { Ann: Alchemist with Mezepheles }, told: { Ann: [{ ability: alchemist, result: Mezepheles }, { ability: mezepheles, phase: night 1 }] } }
`);

rule('clocktower/rule/storyteller#4', 'which fabled are in play is decided before the first night, and announced with it', `${granted}
  - setup 0: [Storyteller: decide fabled-in-play Djinn, Storyteller: decide fabled-in-play Fiddler and Hell's Librarian]
  - expect: { refused: [{ code: unknown-option }], unannounced: [{ ability: fiddler }] }
  - night 1: []
  - expect: { announced: [{ ability: fiddler }, { ability: hells librarian }] }
`);
