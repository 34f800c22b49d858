import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readJournal } from '../../../local/workspace/server/world/journal.ts';
import { buttonRow, eventsOf, freshDir, type PlainApp, plain, startPlainApp, until, webClient } from './office.ts';

const source = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const built = freshDir();
const program = path.join(built, 'server.mjs');

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
}

let dir: string;
let app: PlainApp;
let children: ChildProcess[] = [];

// One bundle starts much faster than the sources do.
beforeAll(() => build({ entryPoints: [source], outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' }));
afterAll(() => fs.rmSync(built, { recursive: true, force: true }));

beforeEach(async () => {
  dir = freshDir();
  app = await startPlainApp();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await app.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

async function start(port = 0): Promise<Running> {
  const child = fork(program, [dir, String(port), app.url]);
  children.push(child);
  const bound = await new Promise<number>(resolve => child.once('message', message => resolve(Number(message))));
  return { child, port: bound, url: `http://127.0.0.1:${bound}` };
}

const kill = async ({ child }: Running): Promise<void> => {
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
};

const get = async (url: string, what: string) => (await fetch(`${url}/client/${what}`)).json();
const post = async (url: string, what: string, body: unknown) =>
  (await fetch(`${url}/client/${what}`, { method: 'POST', body: JSON.stringify(body) })).json();

describe('the server is killed', () => {
  test('in the middle of a burst: what was answered is kept, and nothing twice', async () => {
    const first = await start();
    const web = webClient(first.url);
    const answered: string[] = [];
    const burst = Promise.allSettled(
      Array.from({ length: 60 }, async (_, i) => {
        await web.chat.postMessage({ channel: 'C0VILLAGE', text: `post ${i}` });
        answered.push(`post ${i}`);
      }),
    );
    await until(() => answered.length > 5);
    await kill(first);
    await burst;
    const second = await start();
    const { messages } = await get(second.url, 'messages?user=U0BEN&channel=C0VILLAGE&limit=500');
    const kept: string[] = messages.map((m: { text: string }) => m.text);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(new Set(kept).size).toBe(kept.length);
  });

  test('forms, homes, read marks, bots and response_urls stand as before', async () => {
    const first = await start();
    const web = webClient(first.url);
    const { ts } = await web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Night', blocks: [buttonRow('open')] });
    await post(first.url, 'action', {
      user: 'U0BEN',
      container: { channel: 'C0VILLAGE', ts },
      action: { block_id: 'row', action_id: 'open' },
      state: {},
    });
    const payload = app.got.map(got => new URLSearchParams(got.body).get('payload')).find(found => found !== null);
    const { trigger_id, response_url } = JSON.parse(payload ?? '{}');
    await web.views.open({ trigger_id, view: { type: 'modal', title: plain('Night'), blocks: [{ type: 'divider' }] } });
    await web.views.publish({ user_id: 'U0BEN', view: { type: 'home', blocks: [{ type: 'divider' }] } });
    await post(first.url, 'read', { user: 'U0BEN', channel: 'C0VILLAGE', ts });
    await post(first.url, 'bots', { users: ['U0DEV'] });
    const before = await get(first.url, 'state?user=U0BEN');
    await kill(first);
    const second = await start(first.port);
    expect(await get(second.url, 'state?user=U0BEN')).toEqual(before);
    expect(before.modals).toHaveLength(1);
    expect((await fetch(response_url, { method: 'POST', body: '{"text":"still here","response_type":"in_channel"}' })).status).toBe(200);
  });

  test('with an event undelivered: it is delivered afterwards, as a retry', async () => {
    app.answer = () => ({ status: 503 });
    const first = await start();
    await post(first.url, 'say', { user: 'U0ANA', channel: 'C0VILLAGE', text: 'remember me' });
    await until(() => app.got.length === 1);
    await new Promise(resolve => setTimeout(resolve, 50));
    await kill(first);
    app.answer = () => ({ status: 200 });
    await start();
    await until(() => app.got.length >= 2);
    expect(eventsOf(app, 'message')[1]).toMatchObject({ text: 'remember me' });
    expect(app.got[1]?.headers).toMatchObject({ 'x-slack-retry-num': '1', 'x-slack-retry-reason': 'http_error' });
  });
});

describe('the journal', () => {
  test('is one line after a start, and grows by one line a change', async () => {
    const running = await start();
    const lines = () => fs.readFileSync(path.join(dir, 'journal.jsonl'), 'utf8').trimEnd().split('\n').length;
    expect(lines()).toBe(1);
    await post(running.url, 'bots', { users: ['U0DEV'] });
    expect(lines()).toBe(2);
    await kill(running);
    await start();
    expect(lines()).toBe(1);
  });
  test('a torn last line is dropped, a broken one before it is a bug', () => {
    const set = '[{"type":"bots-set","users":["U0DEV"]}]\n';
    expect(readJournal(`${set}[{"type":"bots-s`)).toEqual([{ type: 'bots-set', users: ['U0DEV'] }]);
    expect(readJournal('[{"type"')).toEqual([]);
    expect(() => readJournal(`[{"type"\n${set}`)).toThrow('line 1');
  });
});
