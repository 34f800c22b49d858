import { describe, expect, test } from 'vitest';
import { create, decide, firstEnd, noon, say, words } from './fake-game.ts';
import { table } from './play-table.ts';

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
