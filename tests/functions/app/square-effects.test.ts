import { expect, test } from 'vitest';
import { clocktower } from '../../../engine/rulesets/clocktower/ruleset.ts';
import { Desk } from '../../../engine/testing/desk.ts';
import { makeEffectsOf } from '../../../functions/app/effects-of.ts';
import type { Decision } from '../../../engine/table/decision.ts';
import { usual } from '../adapters/slack/picture/village.ts';
import { Played } from './played.ts';

const rules = () => clocktower;

/** A game of seven, of which each step says how often the picture is sent for it. */
class Watched {
  private readonly desk = Desk.seat({ rules, terms: { ruleset: 'clocktower', seed: 3, options: {}, pins: {} }, players: Object.entries(usual).map(([name, role]) => ({ name, role })) }).desk;

  private pictures(step: () => Decision | undefined): readonly unknown[] {
    const before = this.desk.game;
    const decision = step();
    if (!decision?.ok) throw new Error(JSON.stringify(decision));
    return makeEffectsOf(rules)(before, decision.value, this.desk.last).filter(({ type }) => type === 'square');
  }

  end = (): readonly unknown[] => this.pictures(() => this.desk.timeUp());
  nominate = (by: string, whom: string): readonly unknown[] => this.pictures(() => this.desk.act(by, { type: 'answer', ask: `nominate:${by}`, raw: { whom: [whom] } }));
  vote = (by: string, poll: string): readonly unknown[] => this.pictures(() => this.desk.act(by, { type: 'vote', poll, choice: 'yes' }));
  ask = (): readonly unknown[] => this.pictures(() => this.desk.send({ type: 'picture', person: 'p1' }));
}

test('the picture is sent at dawn, when a nomination opens, when the vote begins and when nominations close, and not in between', () => {
  const game = new Watched();
  const all = { type: 'square' };
  expect(game.end(), 'the choices of the night are locked').toEqual([]);
  expect(game.end(), 'dawn').toEqual([all]);
  expect(game.end(), 'nominations open').toEqual([]);
  expect(game.nominate('s1', 's2')).toEqual([all]);
  for (const voter of ['s3', 's4', 's5', 's6']) expect(game.vote(voter, 'on:s2'), 'a vote').toEqual([]);
  expect(game.end(), 'the vote begins').toEqual([all]);
  expect(game.end(), 'the day resolves').toEqual([all]);
});

test('who asks for it gets it alone', () => {
  expect(new Watched().ask()).toEqual([{ type: 'square', person: 'p1' }]);
});

test('rules without a picture refuse', () => {
  const game = new Played({ roles: ['Mafia Goon', 'Town', 'Town', 'Town', 'Town'] }).begin();
  expect(() => game.do({ type: 'picture', person: 'T1/U1' })).toThrow('there is no picture in this game');
});
