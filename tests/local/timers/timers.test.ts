import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Delivered } from '../../../functions/app/deliver.ts';
import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import { makeLocalScheduler } from '../../../local/timers/scheduler.ts';
import { startSweeper } from '../../../local/timers/sweeper.ts';
import { inTurn } from '../../../local/timers/turns.ts';
import { startLocalUseCases } from '../../../local/timers/use-cases.ts';
import { makeWakeQueue } from '../../../local/timers/wake-queue.ts';
import { create, decide, effectsOf, firstEnd, minute, noon, say, words } from '../../functions/app/fake-game.ts';
import { FakeSlack } from '../../functions/app/world.ts';

const clock = { now: () => Date.now() };
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('wake-ups', () => {
  test('deliver a game one at a time and once more for those that came meanwhile; games do not wait for each other', async () => {
    const log: string[] = [];
    const deliver = async (game: string): Promise<Delivered> => {
      log.push(`${game} in`);
      await pause(10);
      log.push(`${game} out`);
      return { state: 'done' };
    };
    const queue = makeWakeQueue({ deliver, clock, report: () => undefined });
    for (const game of ['a', 'a', 'b', 'a']) await queue.wake(game, 'id');
    await vi.advanceTimersByTimeAsync(50);
    await queue.idle();
    expect(log).toEqual(['a in', 'b in', 'a out', 'a in', 'b out', 'a out']);
  });

  test('come back when delivery was asked to wait', async () => {
    const times: number[] = [];
    const deliver = async (): Promise<Delivered> => {
      times.push(Date.now() - noon);
      return times.length === 1 ? { state: 'waiting', until: noon + 30_000 } : { state: 'done' };
    };
    const queue = makeWakeQueue({ deliver, clock, report: () => undefined });
    await queue.wake('a', 'id');
    await vi.advanceTimersByTimeAsync(minute);
    expect(times).toEqual([0, 30_000]);
  });

  test('survive a delivery that fails: it is reported by its kind, and the next one runs', async () => {
    const lines: unknown[] = [];
    let fail = true;
    const deliver = async (): Promise<Delivered> => {
      if (!fail) return { state: 'done' };
      fail = false;
      throw new TypeError('the Cop is Ann');
    };
    const queue = makeWakeQueue({ deliver, clock, report: line => lines.push(line) });
    await queue.wake('a', 'id');
    await queue.idle();
    await queue.wake('a', 'id');
    await queue.idle();
    expect(lines).toEqual([{ event: 'delivery-failed', game: 'a', fault: 'TypeError' }]);
  });

  test('after a stop nothing new begins', async () => {
    const deliver = vi.fn(async (): Promise<Delivered> => ({ state: 'done' }));
    const queue = makeWakeQueue({ deliver, clock, report: () => undefined });
    await queue.stop();
    await queue.wake('a', 'id');
    expect(deliver).not.toHaveBeenCalled();
  });
});

describe('timers', () => {
  test('ring once at their time, however often and however far ahead they are set', async () => {
    const rung: string[] = [];
    const scheduler = makeLocalScheduler({ tick: async game => rung.push(`${game} ${Date.now() - noon}`), clock, report: () => undefined });
    const far = 40 * 24 * 60 * minute; // more than a timer of Node can hold
    for (let i = 0; i < 3; i += 1) await scheduler.at('a', noon + 5_000, 'a-p1');
    await scheduler.at('b', noon + far, 'b-p1');
    await scheduler.at('c', noon - 1, 'c-p1');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(rung).toEqual(['c 0', 'a 5000']);
    await vi.advanceTimersByTimeAsync(far);
    expect(rung).toEqual(['c 0', 'a 5000', `b ${far}`]);
    await scheduler.stop();
  });

  test('that fail are reported, and those that are stopped do not ring', async () => {
    const lines: unknown[] = [];
    const tick = vi.fn(async () => {
      throw new TypeError('x');
    });
    const scheduler = makeLocalScheduler({ tick, clock, report: line => lines.push(line) });
    await scheduler.at('a', noon, 'a-p1');
    await scheduler.at('b', noon + minute, 'b-p1');
    await vi.advanceTimersByTimeAsync(1);
    await scheduler.stop();
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(tick).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([{ event: 'tick-failed', game: 'a', fault: 'TypeError' }]);
  });
});

describe('the sweeper', () => {
  test('sweeps at once and each minute, never two at a time, and goes on after a fault', async () => {
    const times: number[] = [];
    const sweep = async () => {
      times.push(Date.now() - noon);
      if (times.length === 2) await pause(90_000);
      if (times.length === 3) throw new Error('x');
      return { found: 0, overdue: 0, woken: 0, ticks: 0 };
    };
    const sweeper = startSweeper({ sweep, report: () => undefined });
    await vi.advanceTimersByTimeAsync(5 * minute);
    await sweeper.stop();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(times).toEqual([0, minute, 3 * minute, 4 * minute, 5 * minute]);
  });
});

test('commands of one game take turns, those of others do not wait', async () => {
  const log: string[] = [];
  const play = inTurn(async command => {
    log.push(`${command.id} in`);
    await pause(10);
    log.push(`${command.id} out`);
    if (command.id === '1') throw new Error('its own affair');
    return { ok: false, refusals: [] };
  });
  const results = ['a', 'a', 'b'].map((game, i) => play(say(game, 'U1', 'x', String(i + 1))).then(({ ok }) => ok, () => 'failed'));
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.all(results)).toEqual(['failed', false, false]);
  expect(log).toEqual(['1 in', '3 in', '1 out', '2 in', '3 out', '2 out']);
});

test('all of it together plays on its own: what is said is delivered, and the phase ends at its time', async () => {
  const store = makeMemoryStore({ clock });
  const slack = new FakeSlack();
  const sleep = async (ms: number) => {
    await pause(ms);
  };
  const app = startLocalUseCases({ store, messenger: slack, clock, decide, effectsOf, random: Math.random, sleep, report: () => undefined });
  await app.play(create('g1'));
  await app.play(say('g1', 'U1', 'a'));
  await app.idle();
  expect(slack.performances.map(({ effect }) => effect.type)).toEqual(['card', 'room', 'post', 'card', 'home', 'tell']);
  await vi.advanceTimersByTimeAsync(firstEnd - noon - 1);
  expect((await store.load('g1'))?.state.play?.phase.number).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await app.idle();
  const state = (await store.load('g1'))?.state;
  expect(state?.play?.phase.number).toBe(2);
  expect(state && words(state)).toEqual(['a']);
  expect(slack.performances.at(-1)?.effect).toMatchObject({ type: 'post', messages: [{ key: 'phase 2' }] });
  await app.stop();
});

test('a process that starts anew goes on at once with what the last one was delivering', async () => {
  const store = makeMemoryStore({ clock });
  const ports = { store, clock, decide, effectsOf, random: Math.random, sleep: pause as (ms: number) => Promise<void>, report: () => undefined };
  const dying = startLocalUseCases({ ...ports, messenger: { perform: () => new Promise(() => undefined) } }); // it hangs in its first effect
  await dying.play(create('g1'));
  const slack = new FakeSlack();
  const next = startLocalUseCases({ ...ports, messenger: slack });
  await vi.advanceTimersByTimeAsync(100);
  await next.idle();
  expect(slack.performances.map(({ effect }) => effect.type)).toEqual(['card', 'room']);
  await next.stop();
});

test('a process that starts anew takes up what the last one left', async () => {
  const store = makeMemoryStore({ clock });
  const ports = { store, clock, decide, effectsOf, random: Math.random, sleep: pause as (ms: number) => Promise<void>, report: () => undefined };
  const dying = startLocalUseCases({ ...ports, messenger: { perform: () => new Promise(() => undefined) } }); // it hangs in its first effect
  await dying.play(create('g1'));
  vi.setSystemTime(firstEnd + 5 * minute);
  const slack = new FakeSlack();
  const next = startLocalUseCases({ ...ports, messenger: slack });
  await vi.advanceTimersByTimeAsync(2 * minute);
  await next.idle();
  expect(slack.performances.map(({ effect }) => effect.type)).toEqual(['card', 'room', 'post']);
  expect((await store.load('g1'))?.state.play?.phase.number).toBe(2);
  await next.stop();
});
