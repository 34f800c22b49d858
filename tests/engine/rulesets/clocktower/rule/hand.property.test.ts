import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';
import type { GameState } from '../../../../../engine/table/table.ts';
import { board, from, handOn, session, seven } from './board.ts';

const start = session(from(seven, 'day 1 nominations: [Ann: nominate Cat, Bob: nominate Fay]', 'day 1 voting: []')).desk.game;
const polls = ['on:s3', 'on:s6'] as const;
const orders = { 'on:s3': ['s4', 's5', 's6', 's7', 's1', 's2', 's3'], 'on:s6': ['s7', 's1', 's2', 's3', 's4', 's5', 's6'] } as const;

/** What somebody means to do: the n-th choice that is open to them, or to take the vote back. */
const move = fc.record({ poll: fc.constantFrom(...polls), seat: fc.integer({ min: 1, max: 7 }).map(n => `s${n}`), pick: fc.integer({ min: 0, max: 40 }), back: fc.integer({ min: 0, max: 4 }).map(n => n === 0) });
type Move = { readonly poll: (typeof polls)[number]; readonly seat: string; readonly pick: number; readonly back: boolean };

const deskAt = (state: GameState): Desk => new Desk(knownRules, state);
const ballots = (desk: Desk, poll: string) => desk.game.play!.polls[poll]?.ballots ?? [];

/** Does it, and gives the vote that stands of it from now on: nothing where it was taken back, and `refused` where it was not done. */
function play(desk: Desk, { poll, seat, pick, back }: Move): string | undefined {
  const choices = desk.view(seat).polls.find(({ id }) => id === poll)!.choices;
  const choice = choices[pick % choices.length]!;
  const { ok } = desk.act(seat, back ? { type: 'unvote', poll } : { type: 'vote', poll, choice });
  return !ok ? 'refused' : back ? undefined : choice;
}

/** Counted by hand: one after another in the clock's order, a missing vote being one against it. */
function recount(order: readonly string[], wants: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const counted = new Map<string, string>();
  for (const seat of order) {
    const [word = 'no', link, on] = (wants.get(seat) ?? 'no').split(' ');
    const yes = [...counted].filter(([, choice]) => choice === 'yes').map(([one]) => one);
    const holds = link === undefined || (Number(on) > 0 ? yes.length >= Number(on) : link === 'if' ? yes.includes(on!) : !yes.includes(on!));
    counted.set(seat, word === 'yes' && holds ? 'yes' : 'no');
  }
  return counted;
}

const announced = (desk: Desk): readonly number[] => {
  const end = desk.timeUp();
  if (!end?.ok) throw new Error('the day did not end');
  return end.value.messages.filter(({ key }) => key === 'clocktower.tally').map(({ result }) => (result && 'count' in result ? result.count : -1));
};

test('clocktower/rule/votes#8: whatever is voted in whatever order, what is locked never changes, and the hand never skips anybody', () => {
  fc.assert(fc.property(fc.array(move, { maxLength: 60 }), moves => {
    const desk = deskAt(start);
    for (const one of moves) {
      if (desk.game.play!.polls[one.poll] === undefined) return;
      const before = ballots(desk, one.poll).filter(({ locked }) => locked);
      play(desk, one);
      if (desk.game.play!.polls[one.poll] === undefined) return;
      for (const poll of polls) {
        const locked = ballots(desk, poll).filter(ballot => ballot.locked).map(({ seat }) => seat);
        expect(orders[poll].filter(seat => locked.includes(seat))).toEqual(orders[poll].slice(0, locked.length));
        const next = orders[poll][locked.length];
        expect(ballots(desk, poll).some(({ seat }) => seat === next)).toBe(false);
      }
      expect(ballots(desk, one.poll)).toEqual(expect.arrayContaining([...before]));
    }
  }), { numRuns: 60 });
}, 60_000);

test('clocktower/rule/execution#1: the tallies of the day are those of a recount by hand', () => {
  fc.assert(fc.property(fc.array(move, { maxLength: 40 }), moves => {
    const desk = deskAt(start);
    const wants = { 'on:s3': new Map<string, string>(), 'on:s6': new Map<string, string>() };
    for (const one of moves) {
      if (desk.game.play!.polls[one.poll] === undefined) return;
      const stands = play(desk, one);
      if (stands === undefined) wants[one.poll].delete(one.seat);
      else if (stands !== 'refused') wants[one.poll].set(one.seat, stands);
    }
    if (desk.game.play!.phase.stage !== 'voting') return;
    expect(announced(desk)).toEqual(polls.map(poll => [...recount(orders[poll], wants[poll]).values()].filter(choice => choice === 'yes').length));
  }), { numRuns: 60 });
}, 60_000);

test('clocktower/rule/votes#9: the order in which the same votes are cast does not matter to the result', () => {
  const ballot = fc.integer({ min: 0, max: 40 });
  fc.assert(fc.property(fc.array(ballot, { minLength: 6, maxLength: 6 }), fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }), (picks, order) => {
    const cast = (sequence: readonly number[]): string => {
      const desk = deskAt(start);
      for (const at of sequence) play(desk, { poll: 'on:s3', seat: orders['on:s3'][at]!, pick: picks[at]!, back: false });
      return JSON.stringify(ballots(desk, 'on:s3').toSorted((a, b) => a.seat.localeCompare(b.seat)));
    };
    expect(cast(order)).toBe(cast([0, 1, 2, 3, 4, 5]));
  }), { numRuns: 60 });
}, 60_000);

test('the game from which these start has both votes open and nobody has voted', () => {
  const game = session(from(seven, 'day 1 nominations: [Ann: nominate Cat, Bob: nominate Fay]', 'day 1 voting: []'));
  expect([board(game, 'Cat'), board(game, 'Fay'), handOn(game, 'Cat'), handOn(game, 'Fay')]).toEqual([{}, {}, 'Dan', 'Gus']);
});
