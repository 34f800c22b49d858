import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slackClients } from '../../../../functions/adapters/slack/client.ts';
import { troubleOf } from '../../../../functions/adapters/slack/errors.ts';

let server: Server;
let slackApiUrl: string;
const asked: { path: string; token: string | undefined }[] = [];

/** Answers by the method that is called: each stands for one kind of trouble. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, token: request.headers.authorization });
    request.resume().on('end', () => {
      const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      if (path.endsWith('conversations.archive')) return answer(429, { ok: false }, { 'retry-after': '7' });
      if (path.endsWith('conversations.join')) return answer(503, {});
      if (path.endsWith('conversations.kick')) return response.destroy();
      if (path.endsWith('conversations.invite')) return answer(200, { ok: false, error: 'token_revoked' });
      return answer(200, { ok: true, channel: 'D1', ts: '1.2' });
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  slackApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const client = async () => (await slackClients({ tokenOf: async team => (team === 'T1' ? 'xoxb-1' : undefined), slackApiUrl })('T1'))!;
const trouble = (work: Promise<unknown>) => work.then(() => undefined, troubleOf);

test('a workspace has a client with its own token, one without a token has none', async () => {
  const clients = slackClients({ tokenOf: async team => (team === 'T1' ? 'xoxb-1' : undefined), slackApiUrl });
  expect(await clients('T2')).toBeUndefined();
  expect(await clients('T1')).toBe(await clients('T1'));
  expect(await (await clients('T1'))!.chat.postMessage({ channel: 'U1', text: 'x', blocks: [], unfurl_links: false, unfurl_media: false }))
    .toMatchObject({ channel: 'D1', ts: '1.2' });
  expect(asked).toEqual([{ path: '/api/chat.postMessage', token: 'Bearer xoxb-1' }]);
});

test("Slack's own client throws at once what tells the kinds of trouble apart", async () => {
  const { conversations } = await client();
  expect(await trouble(conversations.archive({ channel: 'C1' }))).toEqual({ kind: 'wait', code: 'ratelimited', seconds: 7 });
  expect(await trouble(conversations.join({ channel: 'C1' }))).toEqual({ kind: 'retry', code: 'http_503' });
  expect(await trouble(conversations.kick({ channel: 'C1', user: 'U1' }))).toEqual({ kind: 'retry', code: 'request_failed' });
  expect(await trouble(conversations.invite({ channel: 'C1', users: 'U1', force: true }))).toEqual({ kind: 'dead', code: 'token_revoked' });
});
