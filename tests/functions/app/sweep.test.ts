import { describe, expect, test } from 'vitest';
import { create, firstEnd, minute, noon, say } from './fake-game.ts';
import { World } from './world.ts';

async function started(losses = {}) {
  const world = new World(losses);
  const app = world.boot();
  await app.play(create('g1'));
  await world.settle(app);
  return { world, app };
}

describe('the sweep', () => {
  test('leaves alone what is still in time', async () => {
    const { world, app } = await started({ wakes: true });
    expect(await app.sweep()).toEqual({ found: 1, overdue: 0, woken: 0, ticks: 0 });
    expect(world.woken).toEqual([]);
  });

  test('wakes a game whose wake-up was lost, under an id of its own each minute', async () => {
    const { world, app } = await started({ wakes: true });
    world.time = noon + minute;
    await app.sweep();
    world.time = noon + 2 * minute;
    await app.sweep();
    const first = noon / minute + 1;
    expect(world.woken.map(({ id }) => id)).toEqual([`g1#sweep#${first}`, `g1#sweep#${first + 1}`]);
    await world.settle(app);
    world.time += 10 * minute;
    expect(await app.sweep()).toEqual({ found: 0, overdue: 0, woken: 0, ticks: 0 });
  });

  test('sees a deadline 75 seconds ahead, and tells how many marks were passed over', async () => {
    const { world, app } = await started();
    world.time = firstEnd - 75_001;
    expect(await app.sweep()).toMatchObject({ ticks: 0 });
    world.time = firstEnd - 75_000;
    expect(await app.sweep()).toMatchObject({ found: 1, overdue: 0, ticks: 1 });
    world.time = firstEnd + 90_001;
    expect(await app.sweep()).toMatchObject({ found: 1, overdue: 1, ticks: 1 });
  });

  test('moves the mark of an ended phase to the next deadline', async () => {
    const { world, app } = await started();
    world.time = firstEnd;
    await app.sweep();
    await world.settle(app);
    world.time = firstEnd + minute;
    await app.sweep();
    await world.settle(app);
    const marks = await world.store.dueBefore(firstEnd + 60 * minute);
    expect(new Set(marks.map(({ wakeAt }) => wakeAt))).toEqual(new Set([firstEnd + 30 * minute]));
    expect(marks.map(({ version }) => version)).toEqual([3]);
  });

  test('an index row without its game is passed over', async () => {
    const world = new World();
    const app = world.boot();
    world.store.dueBefore = async () => [{ game: 'ghost', version: 3, wakeAt: noon - minute }];
    expect(await world.boot().sweep()).toMatchObject({ found: 1, woken: 0, ticks: 0 });
    expect(await app.tick('ghost')).toEqual({ early: true, due: null });
  });

  test('one game’s fault does not keep the others waiting, and is not silent', async () => {
    const { world, app } = await started({ wakes: true });
    await app.play(create('g2', 'T1/C2'));
    const { load } = world.store;
    world.store.load = async game => {
      if (game === 'g1') throw new Error('unreadable');
      return load(game);
    };
    world.time = noon + minute;
    await expect(app.sweep()).rejects.toThrow('1 of 2 games could not be looked at');
    expect(world.woken.map(({ game }) => game)).toEqual(['g2']);
  });
});

describe('a tick', () => {
  test('before the deadline does nothing and uses nothing up', async () => {
    const { world, app } = await started();
    world.time = firstEnd - 1;
    expect(await app.tick('g1')).toEqual({ early: true, due: firstEnd });
    world.time = firstEnd;
    expect(await app.tick('g1')).toMatchObject({ early: false, reply: { ok: true, repeated: false } });
    expect(await app.tick('g1')).toEqual({ early: true, due: firstEnd + 30 * minute });
  });

  test('twice at the same moment ends one phase', async () => {
    const { world, app } = await started();
    world.time = firstEnd + 40 * minute; // so late that the next phase is over too: each tick ends the phase that it has looked at
    await Promise.all([app.tick('g1'), app.tick('g1'), app.tick('g1')]);
    const state = (await world.store.load('g1'))?.state;
    expect(state?.play?.phase.number).toBe(2);
    expect(state?.table.seen['system']).toHaveLength(2); // the room that was made, and one tick
  });

  test('and a vote at the same moment both count', async () => {
    const { world, app } = await started();
    world.time = firstEnd;
    await Promise.all([app.tick('g1'), app.play(say('g1', 'U2', 'late'))]);
    const state = (await world.store.load('g1'))?.state;
    expect(state?.play).toMatchObject({ phase: { number: 2 }, news: [{ key: 'late' }] });
  });
});
