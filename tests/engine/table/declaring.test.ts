import { describe, expect, test } from 'vitest';
import { decide } from '../../../engine/table/decide.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { after, dealt, full, monday, refusal, seatWith, send, type Bare } from './sending.ts';

const game = dealt();
const goon = seatWith(game, 'Mafia Goon');

const declare = (side: string, more: object = {}): Bare => ({ type: 'declare', person: 'host', side, ...more });

describe('the host says who has won', () => {
  test('and the game is over, with nobody dead and nothing due', () => {
    const state = after(game, declare('Mafia'));
    expect(state.play!.winners).toEqual([goon]);
    expect(Object.values(state.play!.seats).every(({ alive }) => alive)).toBe(true);
    expect(state.table).toMatchObject({ stage: 'over', due: null, paused: null });
  });

  test('which everybody hears, and by whose word; the trace says so, too', () => {
    const decision = send(game, declare('mafia'));
    expect(decision.ok && decision.value.messages).toEqual([
      { to: 'table', phase: 'night 1', kind: 'notice', key: 'win.declared' },
      { to: 'table', phase: 'night 1', kind: 'win', key: 'win.side', about: [goon], result: { words: ['Mafia'] } },
    ]);
    expect(decision.ok && decision.value.trace).toEqual([
      { phase: 'night 1', step: 'win', rule: 'mafia/general/win-check#6', key: 'trace.declared', seats: {}, args: { side: 'Mafia' } },
    ]);
  });

  test.each(['nobody', 'Draw', ' a draw '])('%s: it ends without a winner', side => {
    expect(after(game, declare(side)).play!.winners).toEqual([]);
  });

  test('also while it is paused', () => {
    expect(after(game, { type: 'pause', person: 'host' }, declare('Town')).table).toMatchObject({ stage: 'over', paused: null });
  });

  test.each<[string, Bare, string, string]>([
    ['by somebody else', { type: 'declare', person: 'pAnn', side: 'Town' }, 'not-host', 'Only the host, who made it, can do that.'],
    ['in a phase that is over', declare('Town', { phase: 'day 0' }), 'stale', 'That belonged to day 0; now it is night 1.'],
    ['nearly', declare('Mafai'), 'unknown-option', '"Mafai" cannot win here. Did you mean Mafia? Possible: Mafia, Town and Nobody.'],
    ['of nothing like it', declare('toString'), 'unknown-option', '"toString" cannot win here. Possible: Mafia, Town and Nobody.'],
    ['of those who are not in the game', declare('Werewolf'), 'unknown-option', '"Werewolf" cannot win here. Possible: Mafia, Town and Nobody.'],
  ])('%s: refused', (_, bare, code, message) => {
    expect(refusal(send(game, bare))).toEqual([[code, message]]);
  });

  test('before the start, and once it is over: refused', () => {
    expect(refusal(send(full(), declare('Town')))[0]![0]).toBe('not-started');
    expect(refusal(send(after(game, declare('Town')), declare('Mafia')))[0]![0]).toBe('over');
  });

  test('by rules that know no way to: refused', () => {
    const { declared: _, ...rules } = knownRules('mafia')!;
    const decision = decide(() => rules, game, { type: 'declare', person: 'host', side: 'Town', id: 'd', game: 'g', at: monday });
    expect(refusal(decision)).toEqual([['malformed', 'That could not be read: these rules know no way to say who has won.']]);
  });
});
