import { describe, expect, test } from 'vitest';
import { pauseBefore } from '../../../functions/app/jitter.ts';
import { commitOf, create, noon, say, words } from './fake-game.ts';
import { table } from './play-table.ts';

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
