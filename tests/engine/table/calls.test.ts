import { describe, expect, test } from 'vitest';
import { nextDue } from '../../../engine/table/calls.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { after, hour, minute, monday, send, type Bare } from './sending.ts';

const roles = ['Savant', 'Slayer', 'Dreamer', 'Exorcist', 'Nightwatchman', 'Fearmonger', 'Lleech'];

const host = (type: 'end-phase' | 'pause' | 'resume', at: number, more: object = {}): Bare => ({ type, person: 'host', at, ...more }) as Bare;
const tick = (at: number): Bare => ({ type: 'tick', at });

const savantOf = (state: GameState): string => state.table.seated[state.play!.order.find(seat => state.play!.seats[seat]!.role === 'Savant')!]!;

/** A game whose host decides, on its first day at nine on Tuesday: a night of 22 hours and its last two. */
function firstDay(options: Readonly<Record<string, string>> = {}): GameState {
  const lobby = after(undefined, {
    type: 'create', id: 'c0', person: 'host', name: 'Hana', place: 'T/C', ruleset: 'clocktower', seed: 3, size: 7, setup: { roles },
    schedule: { day: '24h', night: '24h', zone: 'UTC', workdays: [1, 2, 3, 4, 5, 6, 7] }, theme: 'workplace', options: { mode: 'storyteller', ...options }, playing: false,
  }, ...roles.map((role): Bare => ({ type: 'join', person: `p${role}`, name: role })));
  const night = after(lobby, { type: 'start', person: 'host' }, tick(monday + 22 * hour), tick(monday + 24 * hour));
  expect([night.play!.phase, night.table.due]).toEqual([{ name: 'day', number: 1 }, day + 12 * hour]);
  return night;
}

const day = monday + 24 * hour;

/** The same with the Savant at the Storyteller's, who has six hours. */
function visited(at: number, state = firstDay()): GameState {
  const person = savantOf(state);
  const seat = Object.keys(state.table.seated).find(one => state.table.seated[one] === person)!;
  const asked = after(state, { type: 'answer', person, ask: `whisper:${seat}`, raw: { whom: ['Storyteller'] }, at }, { type: 'answer', person, ask: `savant:${seat}`, raw: {}, at });
  expect(Object.values(asked.play!.decisions).map(({ key }) => key)).toEqual([`savant-pair/${seat}.1`]);
  return asked;
}

const isOpen = (state: GameState): boolean => Object.keys(state.play!.decisions).length > 0;
const told = (state: GameState): number => state.play!.news.filter(({ ability, kind }) => ability === 'savant' && kind === 'result').length;

describe('an open decision', () => {
  test('is due before the phase, which keeps its own end', () => {
    const before = firstDay();
    const open = visited(day + hour, before);
    expect([open.table.due, nextDue(open.table)]).toEqual([day + 12 * hour, day + 7 * hour]);
    expect(open.table.revision).toBeGreaterThan(before.table.revision);
  });

  test('takes its default at its time, by nobody, and the phase goes on', () => {
    const open = visited(day + hour);
    expect(isOpen(after(open, tick(day + 7 * hour - 1)))).toBe(true);
    const decision = send(open, tick(day + 7 * hour));
    const change = decision.ok ? decision.value : undefined;
    expect(change!.events.find(({ type }) => type === 'DecisionMade')).toMatchObject({ by: 'auto', value: Object.values(open.play!.decisions)[0]!.fallback });
    expect([isOpen(change!.state), told(change!.state), change!.state.play!.phase]).toEqual([false, 1, { name: 'day', number: 1 }]);
    expect([change!.state.table.calls, nextDue(change!.state.table)]).toEqual([{}, day + 12 * hour]);
  });

  test('is settled by the host, and nothing is due for it any more', () => {
    const settled = after(visited(day + hour), { type: 'decide', person: 'host', key: 'savant-pair', value: 'one | two', at: day + 2 * hour });
    expect([isOpen(settled), told(settled), nextDue(settled.table)]).toEqual([false, 1, day + 12 * hour]);
  });

  test('lasts beyond the end of a part of the day, and takes its default when the day resolves', () => {
    const open = visited(day + 11 * hour);
    const nominations = after(open, tick(day + 12 * hour));
    expect([nominations.play!.phase.stage, isOpen(nominations), nextDue(nominations.table)]).toEqual(['nominations', true, day + 17 * hour]);
    const late = visited(day + 12 * hour + 5 * hour, after(firstDay({ nominations: '6h' }), tick(day + 12 * hour)));
    const night = after(late, tick(day + 18 * hour));
    expect([night.play!.phase, isOpen(night), told(night), night.table.calls]).toEqual([{ name: 'night', number: 2 }, false, 1, {}]);
  });

  test('a look after a long silence carries out all that is past, in order', () => {
    const open = visited(day + 11 * hour);
    const decision = send(open, tick(day + 20 * hour));
    const events = decision.ok ? decision.value.events.filter(({ type }) => type === 'DecisionMade' || type === 'PhaseOpened').map(({ type }) => type) : [];
    expect(events).toEqual(['PhaseOpened', 'DecisionMade']);
  });

  test('stands still with a paused game, and has the time that was left when it goes on', () => {
    const paused = after(visited(day + hour), host('pause', day + 3 * hour));
    expect([nextDue(paused.table), Object.values(paused.table.calls!)]).toEqual([null, [4 * hour]]);
    expect(isOpen(after(paused, tick(day + 100 * hour)))).toBe(true);
    const resumed = after(paused, host('resume', day + 50 * hour + 1));
    expect([resumed.table.due, nextDue(resumed.table)]).toEqual([day + 59 * hour + minute, day + 54 * hour + minute]);
  });

  test('has more time where the host extends, paused or not', () => {
    const open = visited(day + hour);
    const extended = after(open, { type: 'extend', person: 'host', minutes: 120 });
    expect([extended.table.due, nextDue(extended.table)]).toEqual([day + 14 * hour, day + 9 * hour]);
    const paused = after(open, host('pause', day + 3 * hour), { type: 'extend', person: 'host', minutes: 120 });
    expect([paused.table.paused, Object.values(paused.table.calls!)]).toEqual([11 * hour, [6 * hour]]);
  });

  test('of a paused day that is extended and goes on counts from then', () => {
    const resumed = after(visited(day + hour), host('pause', day + 3 * hour), { type: 'extend', person: 'host', minutes: 60 }, host('resume', day + 4 * hour));
    expect([resumed.table.due, nextDue(resumed.table)]).toEqual([day + 14 * hour, day + 9 * hour]);
  });

  test('takes its default at once when the host leaves the deciding to the game', () => {
    const open = visited(day + hour);
    expect(after(open, { type: 'decide', person: 'host', key: 'mode', value: 'automatic', at: day + 2 * hour }).table.calls).toEqual({});
  });
});
