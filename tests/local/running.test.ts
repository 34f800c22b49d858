import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteRunning, runningAt } from '../../local/running.ts';

let data: string;
let server: Server | undefined;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'curfew-running-'));
});
afterEach(() => {
  server?.close();
  rmSync(data, { recursive: true });
});

const url = 'http://127.0.0.1:4390';
const noteOf = (pid: number): void => writeFileSync(join(data, 'running.json'), JSON.stringify({ pid, url }));

/** As if that process had the games open. */
async function holding(pid: number): Promise<void> {
  mkdirSync(join(data, 'store'));
  const socket = join(data, 'store', 'sock');
  server = createServer(one => one.end());
  await new Promise<void>(resolve => server!.listen(socket, resolve));
  writeFileSync(join(data, 'store', 'lock'), JSON.stringify({ pid, socket }));
}

test('one that runs and holds its games open is found', async () => {
  noteOf(process.ppid);
  await holding(process.ppid);
  expect(await runningAt(data)).toBe(url);
});

test.each([
  ['nobody has noted anything', () => undefined],
  ['the note is torn', () => writeFileSync(join(data, 'running.json'), '{"pid": 1')],
  ['its process is gone', () => noteOf(2 ** 22 + 1)],
  ['its number belongs to another program by now', () => noteOf(process.ppid)],
  ['it is this very process', () => noteOf(process.pid)],
])('none is found where %s', async (_, prepare) => {
  prepare();
  expect(await runningAt(data)).toBeUndefined();
});

test('a note is taken away again', async () => {
  const forget = noteRunning(data, url);
  forget();
  noteOf(process.ppid);
  expect(await runningAt(data)).toBeUndefined();
});
