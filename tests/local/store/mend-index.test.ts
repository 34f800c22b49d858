import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Level } from 'level';
import { describe, expect, test } from 'vitest';
import { commitOf, create, minute, noon, say } from '../../functions/app/fake-game.ts';
import { day, deadProcess, folder, open, opened } from './opened.ts';

type Rows = [string, string][];

/** What dynalite keeps of its index, under dynalite's feet. */
async function indexRows<T>(directory: string, work: (rows: Rows, db: Level) => Promise<T>): Promise<T> {
  const db = new Level(join(directory, 'games'));
  const prefix = 'index-global~curfew~WORK~';
  const rows: Rows = await db.iterator({ gte: prefix, lt: `${prefix}~` }).all();
  const result = await work(rows, db);
  await db.close();
  return result;
}

describe('the index after a death', () => {
  test('gets back the rows that it lacks and loses those that lie', async () => {
    const directory = folder();
    const { store } = await open(directory);
    const first = commitOf(undefined, create('g1'));
    await store.commit(first, noon);
    await opened.pop()?.close();
    const lying = await indexRows(directory, async rows => rows);
    const second = await open(directory);
    await second.store.mark('g1', 1, undefined);
    await second.store.commit(commitOf(first, say('g1', 'U1', 'a')), noon + minute);
    await opened.pop()?.close();

    await indexRows(directory, async (rows, db) => {
      for (const [key] of rows) await db.del(key);
      for (const [key, value] of lying) await db.put(key, value);
    });
    const wrong = await open(directory);
    expect(await wrong.store.dueBefore(noon + 9 * minute)).toEqual([{ game: 'g1', version: 1, wakeAt: noon }]);
    await opened.pop()?.close();

    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: await deadProcess(), socket: '/nowhere' }));
    const mended = await open(directory);
    expect(await mended.store.dueBefore(noon + 9 * minute)).toEqual([{ game: 'g1', version: 2, wakeAt: noon + minute }]);
    expect((await mended.store.load('g1'))?.version).toBe(2);
  });

  test('still has the teams that have gone, and takes none for a game', async () => {
    const directory = folder();
    const { store } = await open(directory);
    await store.putGone({ team: 'T1', at: noon });
    await opened.pop()?.close();
    const before = await indexRows(directory, async (rows, db) => {
      for (const [key] of rows) await db.del(key);
      return rows.length;
    });
    expect(before).toBe(1);
    for (let starts = 0; starts < 2; starts += 1) {
      writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: await deadProcess(), socket: '/nowhere' }));
      const mended = await open(directory);
      expect(await mended.store.goneBefore(noon)).toEqual([{ team: 'T1', at: noon }]);
      expect(await mended.store.dueBefore(noon + day)).toEqual([]);
      await opened.pop()?.close();
    }
  });
});
