import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { makeMemoryStore } from '../../../../../functions/adapters/memory/store.ts';
import { makeMessenger } from '../../../../../functions/adapters/slack/messenger.ts';
import type { Effect } from '../../../../../functions/app/effects.ts';
import { broken, FakeSlack, refusal } from '../fake-slack.ts';
import { now } from '../performing.ts';
import { villageGame } from './village.ts';

let server: Server;
let uploads: Buffer[] = [];
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      uploads.push(Buffer.concat(parts));
      response.writeHead(status).end('OK');
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(() => {
  uploads = [];
  status = 200;
});

/** A messenger before a running game, and the Slack behind it. */
function stand() {
  const slack = new FakeSlack();
  slack.uploadUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
  const reports: unknown[] = [];
  const clock = { now: () => now };
  const store = makeMemoryStore({ clock });
  const messenger = makeMessenger({ store, rules: () => clocktower, clock, client: async () => slack, report: line => void reports.push(line) });
  const game = villageGame();
  const state = { ...game, table: { ...game.table, place: 'T1/C1' } };
  const send = (effect: Effect = { type: 'square' }) => messenger.perform(effect, { game: state.game, id: 'g1:9:0', then: state, newest: state, at: now } as Parameters<typeof messenger.perform>[1]);
  return { slack, reports, send };
}

test('the picture is uploaded with its words and shared in the channel, once however often it is delivered', async () => {
  const { slack, send } = stand();
  expect(await send()).toEqual({ done: true });
  await send();
  expect(slack.calls.map(({ method }) => method)).toEqual(['files.getUploadURLExternal', 'files.completeUploadExternal']);
  const [asked] = slack.of('files.getUploadURLExternal');
  expect(asked).toMatchObject({ filename: 'table.png', length: uploads[0]!.length });
  expect(asked!['alt_txt']).toContain('2 Bob (out, no vote left)');
  expect(asked!['alt_text']).toBe(asked!['alt_txt']);
  expect(uploads[0]!.subarray(1, 4).toString()).toBe('PNG');
  expect(slack.of('files.completeUploadExternal')).toEqual([{ files: [{ id: 'F1', title: 'The table' }], channel_id: 'C1' }]);
});

test('a repeat after a lost answer shares the same file, and takes it for done where Slack has done it', async () => {
  const { slack, send } = stand();
  slack.fail('files.completeUploadExternal', broken());
  expect(await send()).toMatchObject({ done: false });
  slack.fail('files.completeUploadExternal', refusal('file_not_found'));
  expect(await send()).toEqual({ done: true });
  expect(uploads).toHaveLength(1);
  await send();
  expect(slack.of('files.completeUploadExternal')).toHaveLength(2);
  expect(slack.of('chat.postMessage')).toEqual([]);
});

test.each(['missing_scope', 'file_uploads_disabled', 'storage_limit_reached'])('where no file may be sent (%s) the same is told in words', async code => {
  const { slack, send, reports } = stand();
  slack.fail('files.getUploadURLExternal', refusal(code));
  expect(await send()).toEqual({ done: true });
  expect(slack.of('chat.postMessage')[0]).toMatchObject({ channel: 'C1', text: expect.stringContaining('Vote on Cat: 1 of 3 needed; the hand stands before Eve.') });
  expect(reports).toEqual([{ event: 'picture-refused', game: 'record', code }]);
});

test('bytes that are not taken are told in words, too', async () => {
  status = 500;
  const { slack, send } = stand();
  expect(await send()).toEqual({ done: true });
  expect(slack.of('files.completeUploadExternal')).toEqual([]);
  expect(slack.of('chat.postMessage')).toHaveLength(1);
});

test('who asks for it gets it in their own conversation', async () => {
  const { slack, send } = stand();
  await send({ type: 'square', person: 'T1/U7' });
  expect(slack.of('chat.postMessage')[0]).toMatchObject({ channel: 'U7', text: 'The table as it is now:' });
  expect(slack.of('files.completeUploadExternal')[0]).toMatchObject({ channel_id: 'DU7' });
});
