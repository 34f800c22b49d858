import { describe, expect, test } from 'vitest';
import { decide } from '../../../engine/table/decide.ts';
import { knownRules } from '../../../engine/testing/known-rules.ts';
import { look } from '../../../engine/core/look.ts';
import { after, dealt, monday, refusal, seatWith, send, type Bare } from './sending.ts';

const game = dealt();
const cop = seatWith(game, 'Town Cop');
const old = game.table.seated[cop]!;
const target = game.play!.order.find(seat => seat !== cop)!;

const replace = (seat: string, by: string, name: string, person = 'host'): Bare => ({ type: 'replace', person, seat, by, name });
const zoe = replace(cop, 'pZoe', 'Zoe Ray');

describe('somebody takes a seat over', () => {
  const chosen = after(game, { type: 'answer', person: old, ask: `${cop}.1`, raw: { targets: [target] } });
  const state = after(chosen, zoe);

  test('with the role and what was chosen there, under a name of their own', () => {
    expect(state.play!.names[cop]).toBe('ZoeRay');
    expect(state.play!.seats).toEqual(game.play!.seats);
    expect(state.play!.acts).toEqual(chosen.play!.acts);
    expect(look(knownRules('mafia')!, state.terms, state.play!, cop).asks[0]!.chosen?.answer).toEqual({ targets: [target] });
    expect(after(state, { type: 'withdraw', person: 'pZoe', ask: `${cop}.1` }).play!.acts).toEqual({});
  });

  test('and whoever sat there is out, guest list and all', () => {
    expect(state.table).toMatchObject({ seated: { [cop]: 'pZoe' }, former: [{ person: old, seat: cop }] });
    expect(state.table.guests.map(({ person }) => person)).toContain('pZoe');
    expect(state.table.guests.map(({ person }) => person)).not.toContain(old);
    expect(refusal(send(state, { type: 'withdraw', person: old, ask: `${cop}.1` }))).toEqual([['not-in-game', 'You are not a player of this game.']]);
  });

  test('everybody hears of it, and the newcomer what it means', () => {
    const decision = send(game, zoe);
    expect(decision.ok && decision.value.messages).toEqual([
      { to: 'table', phase: 'night 1', kind: 'notice', key: 'seat.taken', about: [cop], args: { was: game.play!.names[cop] } },
      { to: cop, phase: 'night 1', kind: 'notice', key: 'seat.yours', about: [], args: { was: game.play!.names[cop] } },
    ]);
  });

  test('votes stay, and can be moved by who sits there now (smogon/pokemon-showdown#4918)', () => {
    const day = after(game, { type: 'end-phase', person: 'host' }, { type: 'vote', person: old, poll: 'lynch', choice: target }, zoe);
    expect(day.play!.polls['lynch']!.ballots).toEqual([{ seat: cop, choice: target }]);
    expect(after(day, { type: 'vote', person: 'pZoe', poll: 'lynch', choice: 'nobody' }).play!.polls['lynch']!.ballots).toEqual([{ seat: cop, choice: 'nobody' }]);
  });

  test('a name that somebody has is told apart', () => {
    expect(after(game, replace(cop, 'pZoe', game.play!.names[target]!)).play!.names[cop]).toBe(`${game.play!.names[target]!}2`);
  });

  test('a watcher who plays watches no longer', () => {
    expect(after(game, { type: 'watch', person: 'pZoe', name: 'Zoe' }, zoe).table.watchers).toEqual([]);
  });

  test('whoever left may have the own seat again, and no other', () => {
    expect(after(state, replace(cop, old, 'Back')).table.seated[cop]).toBe(old);
    expect(refusal(send(state, replace(target, old, 'Back')))).toEqual([['already-in', 'Back had another seat in this game, and knows what it knew.']]);
  });

  test.each<[string, Bare, string, string]>([
    ['by somebody else than the host', replace(cop, 'pZoe', 'Zoe', 'pAnn'), 'not-host', 'Only the host'],
    ['by somebody who plays', replace(cop, game.table.seated[target]!, 'Twice'), 'already-in', 'Twice plays in this game already.'],
    ['by the host, who has seen everything', replace(cop, 'host', 'Hana'), 'already-in', 'The host of this game cannot take a seat'],
    ['where no seat can be', replace('toString', 'pZoe', 'Zoe'), 'unknown-player', 'Nobody here is called "toString".'],
    ['where nobody sits', replace('s9', 'pZoe', 'Zoe'), 'unknown-player', 'Nobody here is called "s9".'],
  ])('%s: refused', (_, bare, code, message) => {
    const [[is, says] = ['', '']] = refusal(send(game, bare));
    expect(is).toBe(code);
    expect(says).toContain(message);
  });
});

describe('the host takes a player out', () => {
  const kill = (seat: string, more: object = {}): Bare => ({ type: 'kill', person: 'host', seat, ...more });

  test('at once, with all that was chosen there', () => {
    const chosen = after(game, { type: 'answer', person: old, ask: `${cop}.1`, raw: { targets: [target] } });
    const state = after(chosen, kill(cop));
    expect([state.play!.seats[cop]!.alive, state.play!.acts, state.play!.phase]).toEqual([false, {}, { name: 'night', number: 1 }]);
  });

  test.each<[string, Bare, string, string]>([
    ['by somebody else', { type: 'kill', person: 'pAnn', seat: cop }, 'not-host', 'Only the host'],
    ['in a phase that is over', kill(cop, { phase: 'day 0' }), 'stale', 'That belonged to day 0; now it is night 1.'],
    ['where no seat can be', kill('toString'), 'unknown-player', 'Nobody here is called "toString".'],
    ['where nobody sits', kill('s9'), 'unknown-player', 'Nobody here is called "s9".'],
  ])('%s: refused', (_, bare, code, message) => {
    const [[is, says] = ['', '']] = refusal(send(game, bare));
    expect(is).toBe(code);
    expect(says).toContain(message);
  });

  test('twice, or by rules that know no way to: refused', () => {
    expect(refusal(send(after(game, kill(cop)), kill(cop)))[0]![0]).toBe('illegal-target');
    const { remove: _, ...rules } = knownRules('mafia')!;
    const decision = decide(() => rules, game, { type: 'kill', person: 'host', seat: cop, id: 'k', game: 'g', at: monday });
    expect(refusal(decision)).toEqual([['malformed', 'That could not be read: these rules know no way to take a player out of the game.']]);
  });
});
