import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openLocalStore } from '../../../local/store/open.ts';
import { StoreInUse } from '../../../local/store/lock-file.ts';
import { commitOf, create, noon, say } from '../../functions/app/fake-game.ts';
import { day, deadProcess, folder, open, opened } from './opened.ts';

/** The worker as it is, but for a dynalite that takes its time to make a table. */
function slowWorker(directory: string): URL {
  const text = readFileSync(new URL('../../../local/store/dynalite-worker.mjs', import.meta.url), 'utf8');
  expect(text).toContain('createTableMs: 0');
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
