import { WebAPIRateLimitedError } from '@slack/web-api';
import { afterEach, expect, test } from 'vitest';
import { slackLimits } from '../../../local/workspace/server/options.ts';
import { codeOf, type Office, openOffice } from './office.ts';

let office: Office;
afterEach(() => office.close());

/** How long Slack said to wait; 0 when it took the call. */
const waitOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call;
    return 0;
  } catch (fault) {
    if (fault instanceof WebAPIRateLimitedError) return fault.retryAfter;
    throw fault;
  }
};

test('a channel takes ten posts at once, then one a second', async () => {
  let now = 1_790_000_000_000;
  office = await openOffice({ clock: { now: () => now } });
  const post = (channel: string) => waitOf(office.web.chat.postMessage({ channel, text: 'a' }));
  for (let i = 0; i < 10; i += 1) expect(await post('C0VILLAGE')).toBe(0);
  expect(await post('C0VILLAGE')).toBe(1);
  expect(await post('U0BEN')).toBe(0);
  now += 1_000;
  expect(await post('C0VILLAGE')).toBe(0);
  expect(await post('C0VILLAGE')).toBe(1);
});

test('a method is limited by its tier over a minute, and others are not', async () => {
  let now = 1_790_000_000_000;
  office = await openOffice({ clock: { now: () => now }, limits: { tiers: { ...slackLimits.tiers, '2': 2 } } });
  const list = () => waitOf(office.web.users.list({ limit: 1 }));
  expect([await list(), await list(), await list()]).toEqual([0, 0, 60]);
  expect(await waitOf(office.web.users.info({ user: 'U0BEN' }))).toBe(0);
  now += 45_000;
  expect(await list()).toBe(15);
  now += 15_000;
  expect(await list()).toBe(0);
});

test('faults that are asked for: 429, a refusal by preference, a cut, slowness', async () => {
  office = await openOffice();
  const make = () => office.web.conversations.create({ name: 'wolves', is_private: true });
  office.ws.faults.limit('conversations.create', 1, 7);
  expect(await waitOf(make())).toBe(7);
  office.ws.faults.refuse('conversations.create', 'restricted_action');
  expect(await codeOf(make())).toBe('restricted_action');
  office.ws.faults.clear();
  office.ws.faults.cut('conversations.create', 1);
  await expect(make()).rejects.toThrow();
  expect(await codeOf(make())).toBe('name_taken');
  office.ws.faults.slow('auth.test', 80, 1);
  const before = Date.now();
  await office.web.auth.test();
  expect(Date.now() - before).toBeGreaterThanOrEqual(75);
});

test('an app without a home and without messages', async () => {
  office = await openOffice({ manifest: { homeTab: false, messagesTab: 'off' } });
  expect(await codeOf(office.web.views.publish({ user_id: 'U0BEN', view: { type: 'home', blocks: [] } }))).toBe('not_enabled');
  expect(await codeOf(office.web.chat.postMessage({ channel: 'U0BEN', text: 'a' }))).toBe('messages_tab_disabled');
});

test('other pages and other names do not reach the workspace', async () => {
  office = await openOffice();
  const status = async (headers: Record<string, string>) => (await fetch(`${office.ws.url}/client/state?user=U0BEN`, { headers })).status;
  expect(await status({})).toBe(200);
  expect(await status({ origin: office.ws.url })).toBe(200);
  expect(await status({ origin: 'http://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  const { default: http } = await import('node:http');
  const byName = await new Promise(resolve => {
    http.get({ host: '127.0.0.1', port: office.ws.port, path: '/api/api.test', headers: { host: 'evil.example' } }, response =>
      resolve(response.statusCode),
    );
  });
  expect(byName).toBe(403);
});
