import { describe, expect, test } from 'vitest';
import { commitOf, minute, noon, say } from '../../app/fake-game.ts';
import { all, day, type Fresh, put, seed } from './under-test.ts';

/** What a store owes to the log of a game. */
export function logContract(name: string, fresh: Fresh): void {
  describe(`${name}: the log`, () => {
    test('an unknown game is nothing', async () => {
      const { store, game } = fresh();
      expect(await store.load(game)).toBeUndefined();
      expect(await store.after(game, 0, 20)).toEqual([]);
      expect(await all(store.history(game))).toEqual([]);
    });

    test('what was committed is loaded again, whole', async () => {
      const { store, game } = fresh();
      const [first, second] = await seed(store, game, ['größer als ä, 🐺']);
      const due = noon + 5 * minute;
      const third = { ...commitOf(second, say(game, 'U2', 'due')), due, trace: [{ phase: 'day 1', step: 's', rule: 'r#1', key: 'k', seats: { who: ['s1'] } }] };
      await put(store, third);
      expect(await store.load(game)).toEqual(third);
      expect(await all(store.history(game))).toEqual([first, second, third]);
    });

    test('a version is put once; the second writer is told, and nothing changes', async () => {
      const { store, game } = fresh();
      const [first] = await seed(store, game, []);
      const mine = commitOf(first, say(game, 'U1', 'mine'));
      await put(store, mine);
      expect(await store.commit(commitOf(first, say(game, 'U2', 'yours')))).toBe('stale');
      expect(await store.load(game)).toEqual(mine);
    });

    test('of twenty writers of one version exactly one wins', async () => {
      const { store, game } = fresh();
      const [first] = await seed(store, game, []);
      const rivals = Array.from({ length: 20 }, (_, i) => commitOf(first, say(game, `U${i}`, `rival ${i}`)));
      const answers = await Promise.all(rivals.map(rival => store.commit(rival)));
      expect(answers.filter(answer => answer === 'done').length).toBeLessThanOrEqual(1);
      const log = await all(store.history(game));
      expect(log.map(commit => commit.version)).toEqual([1, 2]);
      expect(rivals).toContainEqual(log[1]);
    });

    test('after a version come the next ones, oldest first, at most so many', async () => {
      const { store, game } = fresh();
      const commits = await seed(store, game, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
      expect(commits).toHaveLength(11);
      expect((await store.after(game, 3, 4)).map(commit => commit.version)).toEqual([4, 5, 6, 7]);
      expect((await store.after(game, 9, 4)).map(commit => commit.version)).toEqual([10, 11]);
      expect(await store.after(game, 11, 4)).toEqual([]);
      expect((await store.load(game))?.version).toBe(11);
    });

    test('after 180 days a game is no more', async () => {
      const { store, game, clock } = fresh();
      await seed(store, game, ['old']);
      clock.time = noon + 179 * day;
      expect((await store.load(game))?.version).toBe(2);
      clock.time = noon + 181 * day;
      expect(await store.load(game)).toBeUndefined();
      expect(await all(store.history(game))).toEqual([]);
    });
  });
}
