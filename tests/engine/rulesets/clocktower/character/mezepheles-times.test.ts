import { expect, test } from 'vitest';
import { evolve } from '../../../../../engine/core/evolve.ts';
import type { Outcome } from '../../../../../engine/core/outcome.ts';
import type { Refused } from '../../../../../engine/core/refused.ts';
import type { Play } from '../../../../../engine/core/state.ts';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { played } from '../../../../../engine/testing/rule.ts';

/** A game on its way, driven by what the rules answer: at night nobody can post, and yet a message may be on its way. */
class Game {
  readonly terms;
  play: Play;
  constructor(record: string) {
    const { terms, play } = played(record).session.desk.game;
    this.terms = terms;
    this.play = play!;
  }
  private follow(outcome: Outcome | Refused): void {
    if (!('events' in outcome)) throw new Error(`refused: ${outcome.refused.code}`);
    this.play = outcome.events.reduce(evolve, this.play);
  }
  says(name: string, text: string): void {
    const caught = clocktower.catches!(this.terms, this.play, this.seat(name), { text, chat: 'a room' });
    this.follow(clocktower.heard!(this.terms, this.play, this.seat(name), { caught, chat: 'a room' }));
  }
  end(times = 1): void {
    for (let n = 0; n < times; n += 1) this.follow(clocktower.end(this.terms, this.play, 'deadline'));
  }
  role(name: string): string {
    return this.play.seats[this.seat(name)]!.role;
  }
  private seat(name: string): string {
    return this.play.order.find(at => this.play.names[at] === name)!;
  }
}

const record = (cat: string, phase: string) => `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: kumquat }
  players: { Ann: Fool, Bob: Baron, Cat: ${cat}, Dan: Evil Twin, Eve: Slayer, Fay: Mezepheles, Gus: Lleech, Hal: Dreamer }
  play:
    - night 1: [Gus: lleech Hal]
    - ${phase}: []
`;

test('clocktower/character/mezepheles#3: what is said until the lock counts for that night', () => {
  const game = new Game(record('Savant', 'night 2'));
  game.says('Cat', 'kumquat');
  game.end(2);
  expect(game.play.phase).toMatchObject({ name: 'day', number: 2 });
  expect(game.role('Cat')).toBe('evil Savant');
});

test('clocktower/character/mezepheles#3: what is said after the lock counts for the next', () => {
  const game = new Game(record('Savant', 'night 2 lock'));
  game.says('Cat', 'kumquat');
  game.end();
  expect(game.play.phase).toMatchObject({ name: 'day', number: 2 });
  expect(game.role('Cat')).toBe('Savant');
  game.end(4);
  expect(game.play.phase).toMatchObject({ name: 'day', number: 3 });
  expect(game.role('Cat')).toBe('evil Savant');
});

test('clocktower/character/mezepheles#8: a speaker who has turned by other means is not replaced by a later one', () => {
  const game = new Game(record('Cult Leader', 'night 1 lock'));
  game.says('Cat', 'kumquat');
  game.end();
  expect(game.role('Cat')).toBe('evil Cult Leader');
  game.says('Ann', 'kumquat');
  game.end(4);
  expect(game.play.phase).toMatchObject({ name: 'day', number: 2 });
  expect(game.role('Ann')).toBe('Fool');
  game.says('Eve', 'kumquat');
  game.end(4);
  expect(game.play.phase).toMatchObject({ name: 'day', number: 3 });
  expect([game.role('Ann'), game.role('Eve')]).toEqual(['Fool', 'Slayer']);
});
