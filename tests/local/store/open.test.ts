import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Level } from 'level';
import { afterEach, describe, expect, test } from 'vitest';
import { type LocalStore, openLocalStore } from '../../../local/store/open.ts';
import { StoreInUse } from '../../../local/store/lock-file.ts';
import { commitOf, create, minute, noon, say } from '../../functions/app/fake-game.ts';

const day = 24 * 60 * minute;
const opened: LocalStore[] = [];
const folders: string[] = [];

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'curfew-store-'));
  folders.push(directory);
  return directory;
}

async function open(directory: string, options = {}): Promise<LocalStore> {
  const local = await openLocalStore(directory, { clock: { now: () => noon }, ...options });
  opened.push(local);
  return local;
}

afterEach(async () => {
  for (const local of opened.splice(0)) await local.close();
  for (const directory of folders.splice(0)) rmSync(directory, { recursive: true, force: true });
});

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

/** The number of a process that is no more. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** The worker as it is, but for a dynalite that takes its time to make a table. */
function slowWorker(directory: string): URL {
  const text = readFileSync(new URL('../../../local/store/dynalite-worker.mjs', import.meta.url), 'utf8');
  const file = join(directory, 'worker.mjs');
  const dynalite = createRequire(import.meta.url).resolve('dynalite');
  writeFileSync(file, text.replace("'dynalite'", JSON.stringify(dynalite)).replace('createTableMs: 0', 'createTableMs: 300'));
  return pathToFileURL(file);
}

describe('the local store', () => {
  test('keeps its games when it is closed and opened again', async () => {
    const directory = folder();
    const first = await open(directory);
    const commit = commitOf(undefined, create('g1'));
    await first.store.commit(commit, noon);
    await opened.pop()?.close();
    const second = await open(directory);
    expect(await second.store.load('g1')).toEqual(commit);
    expect(await second.store.dueBefore(noon)).toEqual([{ game: 'g1', version: 1, wakeAt: noon }]);
  });

  test('listens on a socket in a folder that only its user can enter', async () => {
    const directory = folder();
    await open(directory);
    const { socket, pid } = JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'));
    expect(pid).toBe(process.pid);
    expect(statSync(socket).isSocket()).toBe(true);
    expect(statSync(join(socket, '..')).mode & 0o777).toBe(0o700);
  });

  test('in a deep folder has its socket elsewhere, since its path would be too long', async () => {
    const directory = join(folder(), 'x'.repeat(120));
    const { store } = await open(directory);
    expect(await store.load('g1')).toBeUndefined();
    const { socket } = JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'));
    expect(statSync(join(socket, '..')).mode & 0o777).toBe(0o700);
    await opened.pop()?.close();
    expect(existsSync(join(socket, '..'))).toBe(false);
  });

  test('is opened once: a second one is told by whom, or uses that one', async () => {
    const directory = folder();
    const first = await open(directory);
    await expect(openLocalStore(directory)).rejects.toBeInstanceOf(StoreInUse);
    await expect(openLocalStore(directory)).rejects.toThrow(`The games in ${directory} are open already in process ${process.pid}.`);
    const second = await open(directory, { shared: true });
    await second.store.commit(commitOf(undefined, create('g1')));
    expect((await first.store.load('g1'))?.version).toBe(1);
    await opened.pop()?.close();
    expect((await first.store.load('g1'))?.version).toBe(1);
  });

  test('shared with nobody opens it itself', async () => {
    const { store } = await open(folder(), { shared: true });
    expect(await store.load('g1')).toBeUndefined();
  });

  test.each(['{"pid":DEAD,"socket":"/nowhere"}', '{"pid":', ''])('takes over a lock whose holder is dead or which was never whole (%s)', async text => {
    const directory = folder();
    writeFileSync(join(directory, 'lock'), text.replace('DEAD', String(await deadProcess())));
    const { store } = await open(directory);
    expect(await store.load('g1')).toBeUndefined();
    await expect(openLocalStore(directory)).rejects.toBeInstanceOf(StoreInUse);
  });

  test('survives a client that breaks off in the middle of a request: another worker takes over', async () => {
    const directory = folder();
    const { store } = await open(directory);
    await store.commit(commitOf(undefined, create('g1')));
    const { socket } = JSON.parse(readFileSync(join(directory, 'lock'), 'utf8'));
    for (let i = 0; i < 3; i += 1) {
      const broken = request({ socketPath: socket, method: 'POST', headers: { 'content-length': '1000' } });
      broken.on('error', () => undefined);
      broken.write('{');
      await new Promise(resolve => setTimeout(resolve, 30));
      broken.destroy();
      const said = commitOf(await store.load('g1'), say('g1', 'U1', `after ${i}`));
      expect(await store.commit(said)).toBe('done');
      expect(await store.load('g1')).toEqual(said);
    }
  });

  test('removes what has expired when it is opened, and nothing else', async () => {
    const directory = folder();
    const first = await open(directory);
    await first.store.commit(commitOf(undefined, create('old')));
    await first.store.commit({ ...commitOf(undefined, create('young')), at: noon + 10 * day });
    await first.store.putInstallation({ team: 'T1', sealedToken: 'k1.x', botUser: 'U9', botId: 'B9', scopes: [], at: 1 });
    await opened.pop()?.close();
    const clock = { now: () => noon + 181 * day };
    await open(directory, { clock });
    await opened.pop()?.close();
    const past = await open(directory);
    expect(await past.store.load('old')).toBeUndefined();
    expect((await past.store.load('young'))?.version).toBe(1);
    expect(await past.store.installation('T1')).toMatchObject({ team: 'T1' });
  });

  test('waits until its table is there', async () => {
    const { store } = await open(folder(), { worker: slowWorker(folder()) });
    expect(await store.commit(commitOf(undefined, create('g1')))).toBe('done');
    expect((await store.load('g1'))?.version).toBe(1);
  });

  test('says what is wrong when it cannot be started, and gives the lock back', async () => {
    const directory = folder();
    await expect(open(directory, { worker: new URL('file:///nowhere/worker.mjs') })).rejects.toThrow('/nowhere/worker.mjs');
    const { store } = await open(directory);
    expect(await store.load('g1')).toBeUndefined();
  });
});

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
