import { describe, expect, test } from 'vitest';
import { commitOf, create, minute, noon, say } from '../../app/fake-game.ts';
import { eventually, type Fresh, put } from './under-test.ts';

/** What a store owes to whoever delivers. */
export function deliveryContract(name: string, fresh: Fresh): void {
  describe(`${name}: delivery`, () => {
    test('the cursor starts before the first commit and moves only from where it was read', async () => {
      const { store, game } = fresh();
      const start = await store.cursor(game);
      expect(start).toEqual({ through: 0, part: 0, tries: 0 });
      const later = { through: 0, part: 2, tries: 1, notBefore: noon + minute, faults: 1 };
      expect(await store.advance(game, start, later)).toBe(true);
      expect(await store.cursor(game)).toEqual(later);
      expect(await store.advance(game, start, { through: 1, part: 0, tries: 0 })).toBe(false);
      expect(await store.advance(game, later, { through: 1, part: 0, tries: 0 })).toBe(true);
      expect(await store.cursor(game)).toEqual({ through: 1, part: 0, tries: 0 });
    });

    test('of two who move the cursor one is told no', async () => {
      const { store, game } = fresh();
      const start = await store.cursor(game);
      const to = { through: 1, part: 0, tries: 0 };
      const moved = await Promise.all([store.advance(game, start, to), store.advance(game, start, to)]);
      expect(moved.filter(Boolean)).toEqual([true]);
    });

    test('marks are found by their time, moved and removed', async () => {
      const { store, game } = fresh();
      const [first, second] = [commitOf(undefined, create(game)), commitOf(commitOf(undefined, create(game)), say(game, 'U1', 'x'))];
      const due = async (until: number) => (await store.dueBefore(until)).filter(row => row.game === game);
      await put(store, first, noon + 10 * minute);
      await put(store, second, noon + minute);
      await eventually(() => due(noon + minute), [{ game, version: 2, wakeAt: noon + minute }]);
      expect(await due(noon + minute - 1)).toEqual([]);
      await store.mark(game, 2, noon + 20 * minute);
      await eventually(() => due(noon + 20 * minute), [
        { game, version: 1, wakeAt: noon + 10 * minute },
        { game, version: 2, wakeAt: noon + 20 * minute },
      ]);
      await store.mark(game, 1, undefined);
      await store.mark(game, 2, undefined);
      await store.mark(game, 2, undefined);
      expect(await due(noon + 60 * minute)).toEqual([]);
      expect(await store.load(game)).toEqual(second);
    });

    test('a mark of a commit that never was makes no commit', async () => {
      const { store, game } = fresh();
      await store.mark(game, 7, noon);
      await store.mark(game, 7, undefined);
      expect(await store.load(game)).toBeUndefined();
    });

    test('a message reference is kept by its key', async () => {
      const { store, game } = fresh();
      expect(await store.messageRef(game, 'vote day 1')).toBeUndefined();
      await store.putMessageRef(game, 'vote day 1', { channel: 'C1', ts: '1.1', hash: 'a' });
      await store.putMessageRef(game, 'vote day 1', { channel: 'C1', ts: '1.1', hash: 'b' });
      expect(await store.messageRef(game, 'vote day 1')).toEqual({ channel: 'C1', ts: '1.1', hash: 'b' });
      expect(await store.messageRef(game, 'vote day 2')).toBeUndefined();
    });
  });
}
