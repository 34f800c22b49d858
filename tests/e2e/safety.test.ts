import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runToEnd, type Started, started } from './child.ts';

let data: string;
let run: Started;
let port: number;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'curfew-safety-'));
  run = await started(data);
  port = Number(new URL(run.url).port);
});
afterAll(async () => {
  await run.kill();
  rmSync(data, { recursive: true });
});

const start = (...args: readonly string[]) => runToEnd('local/start.mjs', ...args);

/** What a request with these headers is answered. */
const asked = (path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, answer => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject).end();
  });

test.each<[string, Record<string, string>, number]>([
  ['its own address', {}, 200],
  ['localhost', { host: 'localhost:PORT' }, 200],
  ['its own page', { origin: 'http://127.0.0.1:PORT' }, 200],
  ['a name that was made to point here', { host: 'evil.example:PORT' }, 403],
  ['another port of this machine', { host: '127.0.0.1:1' }, 403],
  ['a page elsewhere', { origin: 'https://evil.example' }, 403],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['a page in a sandbox', { origin: 'null' }, 403],
  ['an image or a form of a page elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
])('asked by %s', async (_, headers, status) => {
  const put = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(port))]));
  for (const path of ['/', '/client/state?user=U0ANA', '/api/api.test']) expect([path, await asked(path, put)]).toEqual([path, status]);
});

test('nothing listens at any other address of this machine', async () => {
  for (const host of ['127.0.0.2', '::1']) {
    const reached = await new Promise(resolve => {
      const socket = connect({ host, port, timeout: 2_000 });
      for (const [event, is] of [['connect', true], ['error', false], ['timeout', false]] as const) socket.on(event, () => { socket.destroy(); resolve(is); });
    });
    expect([host, reached]).toEqual([host, false]);
  }
});

test('a second start beside it says where the first one runs', async () => {
  expect(await start('--data', data)).toEqual({ code: 0, out: `Curfew is running already: ${run.url}\n`, err: '' });
  expect(await asked('/', {})).toBe(200);
});

test('a port that is taken is said in one sentence', async () => {
  const other = join(data, 'other');
  expect(await start('--data', other, '--port', String(port))).toEqual({
    code: 1, out: '', err: `Port ${port} is taken by another program; npm start -- --port ${port + 10} takes another.\n`,
  });
});

test('what is typed wrongly is said in one sentence', async () => {
  expect(await start('--port', 'many')).toEqual({ code: 2, out: '', err: '--port is a number from 0 to 65535, and "many" is not.\n' });
  expect(await start('--prot', '1')).toEqual({ code: 2, out: '', err: "Unknown option '--prot'. Known are --port, --data and --help.\n" });
});

test('only this user can read what it keeps; stopped, it leaves cleanly', async () => {
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(await run.stop()).toBe(0);
  expect(existsSync(join(data, 'running.json'))).toBe(false);
});
