import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../../../engine/testing/invariants.ts';
import { board, from, pollOn, session, seven, viewOf } from './board.ts';

const hidden = seven.replace('rules: clocktower', 'rules: clocktower\n  options: { precast: hidden }');
const day = (head: string, ...votes: readonly string[]) => session(from(head, 'day 1 nominations: [Ann: nominate Cat]', `day 1 voting: [${votes.join(', ')}]`));
const everybody = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];

describe('clocktower/rule/votes?2 with hidden votes', () => {
  test('nobody but the voter and whoever runs the game sees a vote before it locks', () => {
    const game = day(hidden, 'Gus: vote Cat yes', 'Fay: vote Cat yes if Eve');
    for (const who of ['public', 'Ann', 'Cat', 'Dan']) expect(board(game, 'Cat', who)).toEqual({});
    expect(board(game, 'Cat', 'Gus')).toEqual({ Gus: 'yes' });
    expect(board(game, 'Cat', 'Fay')).toEqual({ Fay: 'yes if Eve' });
    expect(board(game, 'Cat', 'host')).toEqual({ Gus: 'yes', Fay: 'yes if Eve' });
  });

  test('a vote is seen by all as soon as it locks, as what it came to', () => {
    const game = day(hidden, 'Eve: vote Cat yes unless Dan', 'Dan: vote Cat yes');
    for (const who of ['public', 'Ann']) expect(board(game, 'Cat', who)).toEqual({ Eve: 'no!', Dan: 'yes!' });
  });

  test('nothing that another sees tells whether or how somebody has voted', () => {
    const seen = (...votes: readonly string[]): Record<string, string> => {
      const game = day(hidden, ...votes);
      return Object.fromEntries(everybody.map(who => [who, seenBy(game.desk, viewOf(game, who).viewer)]));
    };
    const [none, yes, no] = [seen(), seen('Gus: vote Cat yes'), seen('Gus: vote Cat no')];
    for (const who of everybody.filter(one => one !== 'Gus')) expect([yes[who], no[who]]).toEqual([none[who], none[who]]);
    expect(yes['Gus']).not.toBe(none['Gus']);
  });

  test('the same votes are seen where they are shown', () => {
    expect(pollOn(day(seven, 'Gus: vote Cat yes'), 'Cat', 'Ann')).toMatchObject({ ballots: [{ seat: 's7', choice: 'yes' }], needed: { yes: 3 } });
    expect(pollOn(day(hidden, 'Gus: vote Cat yes'), 'Cat', 'Ann')).toMatchObject({ ballots: [], needed: { yes: 4 }, waiting: ['s4', 's5', 's6', 's7', 's1', 's2', 's3'] });
  });

  test('who would be voted out is told by what is locked alone', () => {
    const votes = ['Eve', 'Fay', 'Gus', 'Ann'].map(who => `${who}: vote Cat yes`);
    expect(pollOn(day(seven, ...votes), 'Cat', 'Bob').leads).toBe(true);
    expect(pollOn(day(hidden, ...votes), 'Cat', 'Bob').leads).toBeUndefined();
    expect(pollOn(day(hidden, ...votes, 'Dan: vote Cat no'), 'Cat', 'Bob').leads).toBe(true);
  });
});
