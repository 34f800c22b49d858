import { describe, expect, test } from 'vitest';
import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import { type GameAt, makeGameAt } from '../../../functions/listeners/game-at.ts';
import type { Commit, GameStore } from '../../../functions/app/ports.ts';
import { commitOf, create, noon, say } from '../app/fake-game.ts';

interface Table {
  readonly store: GameStore;
  readonly gameAt: GameAt;
  readonly reads: string[];
  put(commit: Commit): Promise<Commit>;
  readonly time: { now: number };
}

function table(): Table {
  const store = makeMemoryStore({ clock: { now: () => noon } });
  const reads: string[] = [];
  const counted = {
    at: (place: string) => (reads.push(`place ${place}`), store.at(place)),
    load: (game: string) => (reads.push(`game ${game}`), store.load(game)),
  };
  const put = async (commit: Commit): Promise<Commit> => {
    expect(await store.commit(commit)).toBe('done');
    return commit;
  };
  const time = { now: noon };
  return { store, gameAt: makeGameAt(counted, { now: () => time.now }), reads, put, time };
}

const cancel = (game: string) => ({ type: 'cancel-game', id: 'c', game, at: noon, person: 'T1/U1' }) as const;

describe('the game of a place', () => {
  test('is looked up once, and is itself read anew each time', async () => {
    const { store, gameAt, reads, put } = table();
    const first = await put(commitOf(undefined, create('g1')));
    await store.lock('T1/C1', 'g1', noon);
    expect(await gameAt('T1/C1')).toEqual({ commit: first });
    const second = await put(commitOf(first, say('g1', 'U1', 'a')));
    expect(await gameAt('T1/C1')).toEqual({ commit: second });
    expect(reads).toEqual(['place T1/C1', 'game g1', 'game g1']);
  });

  test('is looked up again once it is over: there may be another', async () => {
    const { store, gameAt, put } = table();
    const first = await put(commitOf(undefined, create('g1')));
    await store.lock('T1/C1', 'g1', noon);
    await gameAt('T1/C1');
    const last = await put(commitOf(first, cancel('g1')));
    expect(await gameAt('T1/C1')).toEqual({ commit: last }); // its place is not given back yet
    const next = await put(commitOf(undefined, create('g2')));
    expect(await store.lock('T1/C1', 'g2', noon)).toEqual({ ok: true });
    expect(await gameAt('T1/C1')).toEqual({ commit: next });
  });

  test('a room is its game’s, whatever is played in it besides', async () => {
    const { store, gameAt, reads, put } = table();
    const first = await put(commitOf(undefined, create('g1')));
    await store.putRoom('T1/R1', 'g1', 'pack');
    await store.lock('T1/R1', 'g2', noon);
    expect(await gameAt('T1/R1')).toEqual({ commit: first, chat: 'pack' });
    expect(await gameAt('T1/R1')).toEqual({ commit: first, chat: 'pack' });
    expect(reads).toEqual(['place T1/R1', 'game g1', 'game g1']);
  });

  test('that there is none is remembered for what is overheard there, for a moment', async () => {
    const { store, gameAt, reads, put, time } = table();
    for (const _ of [1, 2, 3]) expect(await gameAt.overheard('T1/C1')).toBeUndefined();
    expect(reads).toEqual(['place T1/C1']);
    const first = await put(commitOf(undefined, create('g1')));
    await store.lock('T1/C1', 'g1', noon);
    expect(await gameAt.overheard('T1/C1')).toBeUndefined();
    time.now += 60_000;
    expect(await gameAt.overheard('T1/C1')).toEqual({ commit: first });
  });

  test('a game that was opened here, or found by a command, is overheard at once', async () => {
    for (const learn of [(gameAt: GameAt) => Promise.resolve(gameAt.opened('T1/C1')), (gameAt: GameAt) => gameAt('T1/C1')]) {
      const { store, gameAt, put } = table();
      expect(await gameAt.overheard('T1/C1')).toBeUndefined();
      const first = await put(commitOf(undefined, create('g1')));
      await store.lock('T1/C1', 'g1', noon);
      await learn(gameAt);
      expect(await gameAt.overheard('T1/C1')).toEqual({ commit: first });
    }
  });

  test('many places without a game are not kept all', async () => {
    const { gameAt, reads } = table();
    for (let n = 0; n < 1_001; n += 1) await gameAt.overheard(`T1/C${n}`);
    await gameAt.overheard('T1/C0');
    expect(reads).toHaveLength(1_002);
  });

  test('nothing is remembered of a place without a game', async () => {
    const { store, gameAt, put } = table();
    expect(await gameAt('T1/C1')).toBeUndefined();
    await store.lock('T1/C1', 'g1', noon);
    expect(await gameAt('T1/C1')).toBeUndefined(); // its creation is under way
    const first = await put(commitOf(undefined, create('g1')));
    expect(await gameAt('T1/C1')).toEqual({ commit: first });
  });
});
