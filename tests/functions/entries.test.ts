import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keyRing, makeSealing } from '../../functions/adapters/sealing/seal.ts';
import { onDynalite } from './adapters/on-dynalite.ts';
import { FakeAws } from './fake-aws.ts';

const under = onDynalite();
const keys = JSON.stringify({ k1: Buffer.alloc(32, 3).toString('base64') });
const secrets: Readonly<Record<string, string>> = { 'signing-secret': 'of the entry', 'token-key': keys, 'client-id': '1.2', 'client-secret': 'c' };
const slackCalls: { method: string; token: string | null }[] = [];
const bare = (name: string): string => name.split('/').at(-1)!;
const aws = new FakeAws(names => ({ Parameters: names.filter(name => bare(name) in secrets).map(name => ({ Name: name, Value: secrets[bare(name)] })) }));

beforeAll(async () => {
  await aws.open(JSON.parse(under.lockFile()).socket, under.local.table);
  vi.stubGlobal('fetch', async (to: string | URL, init?: RequestInit) => {
    slackCalls.push({ method: String(to), token: new Headers(init?.headers).get('authorization') });
    return new Response(JSON.stringify({ ok: true, user: { name: 'ann', tz: 'Europe/Berlin', profile: { display_name: 'Ann' } } }), { headers: { 'content-type': 'application/json' } });
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  aws.close();
});

it('the entry of Slack takes its secrets, opens a workspace’s token and plays', async () => {
  const sealedToken = makeSealing(keyRing(keys)).seal('T1', 'xoxb-sealed');
  await under.local.store.putInstallation({ team: 'T1', sealedToken, botUser: 'UBOT', botId: 'BBOT', scopes: [], at: 1 });
  const { handler } = await import('../../functions/slack.ts');
  const body = new URLSearchParams({ team_id: 'T1', user_id: 'UANN', user_name: 'ann', channel_id: 'C1', channel_name: 'games', command: '/curfew', text: 'new plain-5', trigger_id: '1.2.a' }).toString();
  const second = String(Math.floor(Date.now() / 1000));
  const signature = `v0=${createHmac('sha256', 'of the entry').update(`v0:${second}:${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-slack-signature': signature, 'x-slack-request-timestamp': second };
  const answer = await handler({ headers, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }, {});
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('The lobby is open.');
  expect(slackCalls).toEqual(['users.info', 'conversations.info'].map(method => ({ method: `https://slack.com/api/${method}`, token: 'Bearer xoxb-sealed' })));
  const game = (await under.local.store.at('T1/C1')).game;
  expect((await under.local.store.load(game!))!.state.table).toMatchObject({ host: 'T1/UANN', schedule: { zone: 'Europe/Berlin' } });
});

it('the entry of installing sends people on to Slack', async () => {
  const { handler } = await import('../../functions/install.ts');
  const answer = await handler({ rawPath: '/slack/install', headers: { host: 'api.test', 'x-forwarded-proto': 'https' } }, {});
  expect(answer.statusCode).toBe(302);
  expect(answer.headers!['location']).toMatch(/^https:\/\/slack\.com\/oauth\/v2\/authorize\?client_id=1\.2&scope=commands/);
});
