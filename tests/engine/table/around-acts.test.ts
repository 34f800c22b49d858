import { describe, expect, test } from 'vitest';
import { look } from '../../../engine/core/look.ts';
import { decide } from '../../../engine/table/decide.ts';
import type { Decision } from '../../../engine/table/decision.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { fake, fakeRules } from '../fake/rules.ts';
import { creation, monday, refusal, type Bare } from './sending.ts';

let count = 0;
const send = (state: GameState | undefined, bare: object): Decision => {
  count += 1;
  return decide(fakeRules, state, { id: `f${count}`, game: 'g', at: monday, ...bare } as Parameters<typeof decide>[2]);
};
const after = (state: GameState | undefined, ...all: readonly object[]): GameState =>
  all.reduce<GameState | undefined>((at, bare) => {
    const decision = send(at, bare);
    if (!decision.ok) throw new Error(decision.refusals[0]!.message);
    return decision.value.state;
  }, state)!;

/** Ann, Bob, … in this order with these roles; the seats are drawn, so `at` finds them. */
function table(...roles: readonly string[]): GameState {
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].slice(0, roles.length);
  return after(undefined, { ...creation, ruleset: 'fake', options: {}, size: roles.length, setup: { roles } },
    ...names.map(name => ({ type: 'join', person: `p${name}`, name })), { type: 'start', person: 'host' });
}
const person = (state: GameState, seat: string): string => state.table.seated[seat]!;
const night = (state: GameState): GameState => after(state, { type: 'end-phase', person: 'host' });
const answer = (state: GameState, seat: string, ask: string, raw = {}, more: Partial<Bare> = {}) => ({ type: 'answer', person: person(state, seat), ask, raw, ...more });

describe('asks of which one person uses one', () => {
  test('the one that is chosen last stands, and the others are taken back', () => {
    const start = night(table('cop/doctor', 'cop doctor', 'town'));
    const one = after(start, answer(start, 's1', 's1.1', { targets: 's2' }));
    const other = send(one, answer(one, 's1', 's1.2', { targets: 's3' }));
    if (!other.ok) throw new Error('refused');
    expect(other.value.events.map(({ type }) => type)).toEqual(['ActWithdrawn', 'ActChosen']);
    expect(Object.keys(other.value.state.play!.acts)).toEqual(['s1.2']);
  });

  test('whoever has no such group keeps both', () => {
    const start = night(table('cop/doctor', 'cop doctor', 'town'));
    const both = after(start, answer(start, 's2', 's2.1', { targets: 's1' }), answer(start, 's2', 's2.2', { targets: 's3' }));
    expect(Object.keys(both.play!.acts)).toEqual(['s2.1', 's2.2']);
  });

  test('of a group’s own, whoever chose the other; of one person’s, only what that person chose', () => {
    const start = night(table('cop/doctor', 'town', 'town'));
    const shared = (isShared: boolean) => ({
      ...fake, asks: () => fake.asks(start.terms, start.play!).map(ask => ({ ...ask, seats: ['s1', 's2'], ...(isShared ? { shared: 'x' } : {}) })),
    });
    const stands = (isShared: boolean): string[] => {
      const play = (state: GameState, seat: string, ask: string) => {
        const done = decide(() => shared(isShared), state, { ...answer(state, seat, ask, { targets: 's3' }), id: `${ask}${isShared}`, game: 'g', at: monday } as Parameters<typeof decide>[2]);
        if (!done.ok) throw new Error('refused');
        return done.value.state;
      };
      return Object.keys(play(play(start, 's1', 's1.1'), 's2', 's1.2').play!.acts);
    };
    expect([stands(true), stands(false)]).toEqual([['s1.2'], ['s1.1', 's1.2']]);
  });
});

describe('what is carried out at once', () => {
  const day = table('gunman', 'town', 'town');
  const shot = send(day, answer(day, 's1', 's1.1', { targets: 's3' }));
  if (!shot.ok) throw new Error('refused');

  test('has happened: it cannot be taken back, and does not stand', () => {
    const { state, messages } = shot.value;
    expect(state.play!.seats['s3']!.alive).toBe(false);
    expect(messages.map(({ to }) => to)).toEqual(['table', 's1']);
    expect(refusal(send(state, { type: 'withdraw', person: person(state, 's1'), ask: 's1.1' }))[0]![0]).toBe('nothing-to-withdraw');
    expect(refusal(send(state, answer(state, 's1', 's1.1', { targets: 's2' })))[0]![0]).toBe('wrong-phase');
  });

  test('is told apart in what a player sees', () => {
    expect(look(fake, day.terms, day.play!, 's1').asks).toMatchObject([{ id: 's1.1', now: true, usesLeft: 1 }]);
  });
});

describe('public powers', () => {
  const start = night(table('crier', 'town', 'town'));

  test('used where nobody sees it: refused with the way to do it', () => {
    expect(refusal(send(start, answer(start, 's1', 's1.1', { targets: 's2' }, { hidden: true } as Partial<Bare>)))).toEqual([
      ['not-in-public', 'Everybody has to see it: use "crier" in the channel of the game, by command or by its button there.'],
    ]);
  });

  test('used before everybody: announced, and taken back before everybody', () => {
    const used = send(start, answer(start, 's1', 's1.1', { targets: 's2' }));
    if (!used.ok) throw new Error('refused');
    expect(used.value.messages).toEqual([{ to: 'table', phase: 'night 1', kind: 'notice', key: 'public.used.on', ability: 'crier', about: ['s2'], args: { user: start.play!.names['s1'], more: '' } }]);
    const back = { type: 'withdraw', person: person(start, 's1'), ask: 's1.1' };
    expect(refusal(send(used.value.state, { ...back, hidden: true }))[0]![0]).toBe('not-in-public');
    const withdrawn = send(used.value.state, back);
    expect(withdrawn.ok && withdrawn.value.messages.map(({ key }) => key)).toEqual(['public.withdrawn']);
  });

  test('carried out at once: announced by the rules alone', () => {
    const day = table('orator', 'town', 'town');
    const used = send(day, answer(day, 's1', 's1.1', { targets: 's2' }));
    expect(used.ok && used.value.messages.map(({ key }) => key)).toEqual(['dawn.quiet']);
  });
});

describe('polls', () => {
  const vote = (state: GameState, seat: string, poll: string, choice: string) => ({ type: 'vote', person: person(state, seat), poll, choice });

  test('the dead vote where the poll lists them, and cannot take back', () => {
    const start = table('gunman', 'town', 'ghost');
    const dead = after(start, answer(start, 's1', 's1.1', { targets: 's3' }), vote(start, 's3', 'lynch', 's1'), vote(start, 's3', 'lynch', 's2'));
    expect(dead.play!.polls['lynch']!.ballots).toEqual([{ seat: 's3', choice: 's2' }]);
    expect(refusal(send(dead, { type: 'unvote', person: person(dead, 's3'), poll: 'lynch' }))).toEqual([['vote-stands', 'You can move your vote, but not take it back.']]);
    const view = look(fake, dead.terms, dead.play!, 's3');
    expect(view.polls).toMatchObject([{ id: 'lynch', open: true, mayVote: true, mayUnvote: false, waiting: ['s1', 's2'] }]);
  });

  test('several at once, each with its own voters', () => {
    const start = table('governor', 'town', 'town');
    const open = after(start, answer(start, 's1', 's1.1'), vote(start, 's2', 'permission', 'nobody'), vote(start, 's2', 'lynch', 's1'));
    expect(open.play!.polls).toMatchObject({ lynch: { ballots: [{ choice: 's1' }] }, permission: { ballots: [{ choice: 'nobody' }] } });
    expect(refusal(send(open, vote(open, 's3', 'permission', 'nobody')))[0]![0]).toBe('no-vote');
    expect(look(fake, open.terms, open.play!, 'public').polls.map(({ id, waiting }) => [id, waiting])).toEqual([['lynch', ['s1', 's3']], ['permission', ['s1']]]);
  });
});
