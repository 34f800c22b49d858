import { describe, expect, test } from 'vitest';
import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import { pauseBefore } from '../../../functions/app/jitter.ts';
import { makePlay, type PlayPorts } from '../../../functions/app/play.ts';
import type { GameStore } from '../../../functions/app/ports.ts';
import { commitOf, create, decide, effectsOf, firstEnd, noon, say, words } from './fake-game.ts';

function table(change: Partial<PlayPorts> = {}, spoil: (store: GameStore) => Partial<GameStore> = () => ({})) {
  const clock = { now: () => noon };
  const whole = makeMemoryStore({ clock });
  const store: GameStore = { ...whole, ...spoil(whole) };
  const woken: string[] = [];
  const reports: unknown[] = [];
  const pauses: number[] = [];
  const play = makePlay({
    store,
    clock,
    wake: { wake: async (_, id) => void woken.push(id) },
    decide,
    effectsOf,
    random: () => 0.5,
    sleep: async ms => void pauses.push(ms),
    report: line => reports.push(line),
    ...change,
  });
  return { play, store, woken, reports, pauses };
}

describe('one command', () => {
  test('is one commit: version 1 is the creation, and a wake-up follows each', async () => {
    const { play, store, woken } = table();
    const created = await play(create('g1'));
    const said = await play(say('g1', 'U1', 'a'));
    expect(created).toMatchObject({ ok: true, repeated: false });
    expect(said).toMatchObject({ ok: true, repeated: false, change: { state: { game: 'g1' } } });
    expect(woken).toEqual(['g1#1', 'g1#2']);
    const newest = await store.load('g1');
    expect(newest).toMatchObject({ version: 2, at: noon, command: { id: 'say a' } });
    expect(newest && words(newest.state)).toEqual(['a']);
  });

  test('is marked by what comes first: delivery’s patience, or the deadline that it sets', async () => {
    const { play, store } = table();
    await play(create('g1'));
    expect(await store.dueBefore(firstEnd)).toEqual([{ game: 'g1', version: 1, wakeAt: noon + 60_000 }]);
    await store.mark('g1', 1, firstEnd);
    await play(say('g1', 'U1', 'a'));
    await play(say('g1', 'U1', 'quiet'));
    expect(await store.dueBefore(firstEnd)).toEqual([
      { game: 'g1', version: 2, wakeAt: noon + 60_000 },
      { game: 'g1', version: 1, wakeAt: firstEnd },
    ]);
    expect((await store.load('g1'))?.due).toBeUndefined();
    const soon = table({ effectsOf: () => [] });
    await soon.play(create('g2'));
    expect(await soon.store.dueBefore(firstEnd)).toEqual([{ game: 'g2', version: 1, wakeAt: firstEnd }]);
    expect((await soon.store.load('g2'))?.due).toBe(firstEnd);
  });

  test('that is refused changes nothing and takes no place', async () => {
    const { play, store, woken } = table({ decide: () => ({ ok: false, refusals: [{ code: 'bad-setup', message: 'No.' }] }) });
    expect(await play(create('g1'))).toEqual({ ok: false, refusals: [{ code: 'bad-setup', message: 'No.' }] });
    expect(await store.load('g1')).toBeUndefined();
    expect((await store.at('T1/C1')).game).toBeUndefined();
    expect(woken).toEqual([]);
  });

  test('takes what its caller has just loaded, without another read', async () => {
    const { play, store } = table();
    await play(create('g1'));
    const known = await store.load('g1');
    let loads = 0;
    const quiet = table({}, () => ({ ...store, load: game => ((loads += 1), store.load(game)) }));
    expect(await quiet.play(say('g1', 'U1', 'a'), known)).toMatchObject({ ok: true, repeated: false });
    expect(loads).toBe(0);
    expect(words((await store.load('g1'))!.state)).toEqual(['a']);
  });

  test('loads anew where what its caller knew has changed meanwhile, or is another game', async () => {
    const { play, store } = table();
    await play(create('g1'));
    await play(create('g2', 'T1/C2'));
    const known = await store.load('g1');
    await play(say('g1', 'U1', 'a'));
    expect(await play(say('g1', 'U2', 'b'), known)).toMatchObject({ ok: true, repeated: false });
    expect(await play(say('g1', 'U1', 'a'), known)).toMatchObject({ ok: true, repeated: true });
    expect(await play(say('g2', 'U1', 'c'), known)).toMatchObject({ ok: true, repeated: false });
    expect(words((await store.load('g1'))!.state)).toEqual(['a', 'b']);
    expect(words((await store.load('g2'))!.state)).toEqual(['c']);
  });

  test('for a game that is not there is refused', async () => {
    expect(await table().play(say('g9', 'U1', 'a'))).toMatchObject({ ok: false, refusals: [{ code: 'no-such-game' }] });
  });

  test('without any change is no commit', async () => {
    const { play, store, woken } = table({
      decide: (state, command) => (state ? { ok: true, value: { state, events: [], trace: [], messages: [] } } : decide(state, command)),
    });
    await play(create('g1'));
    expect(await play(say('g1', 'U1', 'a'))).toMatchObject({ ok: true, repeated: false });
    expect((await store.load('g1'))?.version).toBe(1);
    expect(woken).toEqual(['g1#1']);
  });

  test('stands although its wake-up is lost', async () => {
    const wake = {
      wake: async () => {
        throw Object.assign(new Error('x'), { name: 'QueueFault' });
      },
    };
    const { play, store, reports } = table({ wake });
    expect(await play(create('g1'))).toMatchObject({ ok: true });
    expect((await store.load('g1'))?.version).toBe(1);
    expect(reports).toEqual([{ event: 'wake-failed', game: 'g1', version: 1, fault: 'QueueFault' }]);
  });
});

describe('a repeat', () => {
  test('is answered with what stands now, later commands included', async () => {
    const { play, store } = table();
    await play(create('g1'));
    await play(say('g1', 'U1', 'a'));
    await play(say('g1', 'U2', 'b'));
    const again = await play(say('g1', 'U1', 'a'));
    expect(again).toMatchObject({ ok: true, repeated: true });
    expect(again.ok && words(again.state)).toEqual(['a', 'b']);
    expect((await store.load('g1'))?.version).toBe(3);
  });

  test('of a creation is known by the game', async () => {
    const { play, store } = table();
    await play(create('g1'));
    await play(say('g1', 'U1', 'a'));
    expect(await play(create('g1'))).toMatchObject({ ok: true, repeated: true });
    expect((await store.load('g1'))?.version).toBe(2);
  });

  test('of its own write, whose answer was lost, is recognised after the conflict', async () => {
    let lose = true;
    const { play, store, woken } = table({}, whole => ({
      commit: async (next, wakeAt) => {
        const put = await whole.commit(next, wakeAt);
        if (next.version === 2 && lose) {
          lose = false;
          return 'stale'; // as the SDK reports it when it repeats a put that had won
        }
        return put;
      },
    }));
    await play(create('g1'));
    const reply = await play(say('g1', 'U1', 'a'));
    expect(reply.ok && words(reply.state)).toEqual(['a']);
    expect((await store.load('g1'))?.version).toBe(2);
    expect(woken).toEqual(['g1#1', 'g1#2']);
  });

  test('with one id from two people is two commands', async () => {
    const { play, store } = table();
    await play(create('g1'));
    await play(say('g1', 'U1', 'a', 'same'));
    await play(say('g1', 'U2', 'b', 'same'));
    expect((await store.load('g1'))?.version).toBe(3);
  });
});

describe('a conflict', () => {
  test('is decided again on what the other has left', async () => {
    let rival = true;
    const { play, store } = table({}, whole => ({
      commit: async (next, wakeAt) => {
        if (next.version === 2 && rival) {
          rival = false;
          await whole.commit(commitOf(await whole.load('g1'), say('g1', 'U2', 'first')));
        }
        return whole.commit(next, wakeAt);
      },
    }));
    await play(create('g1'));
    const reply = await play(say('g1', 'U1', 'second'));
    expect(reply.ok && words(reply.state)).toEqual(['first', 'second']);
    expect((await store.load('g1'))?.version).toBe(3);
  });

  test('that does not end is given up after eight tries, each after a longer pause', async () => {
    let puts = 0;
    const { play, pauses, reports } = table({}, whole => ({
      load: async game => commitOf(undefined, create(game)),
      commit: async () => {
        puts += 1;
        return 'stale';
      },
      lock: whole.lock,
    }));
    expect(await play(say('g1', 'U1', 'a'))).toMatchObject({ ok: false, refusals: [{ code: 'busy' }] });
    expect(puts).toBe(8);
    expect(pauses).toEqual([25, 50, 100, 200, 200, 200, 200]);
    expect(reports).toEqual([{ event: 'busy', game: 'g1', command: 'say' }]);
  });

  test('pauses are drawn over the whole span: 25 ms doubled each time, 400 at most', () => {
    expect([0, 1, 2, 3, 4, 9].map(n => pauseBefore(n, () => 0.999))).toEqual([0, 49.95, 99.9, 199.8, 399.6, 399.6]);
    expect(pauseBefore(5, () => 0)).toBe(0);
  });
});

describe('a place', () => {
  test('holds one running game', async () => {
    const { play, store } = table();
    await play(create('g1'));
    expect(await play(create('g2'))).toMatchObject({ ok: false, refusals: [{ code: 'already-started' }] });
    expect(await store.load('g2')).toBeUndefined();
    expect(await play(create('g3', 'T1/C2'))).toMatchObject({ ok: true });
  });

  test('is taken over from a creation that died before its commit', async () => {
    const { play, store } = table();
    await store.lock('T1/C1', 'dead', noon - 60_001);
    expect(await play(create('g1'))).toMatchObject({ ok: true });
    expect((await store.at('T1/C1')).game).toBe('g1');
  });
});
