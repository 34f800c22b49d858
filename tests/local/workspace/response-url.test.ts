import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandResult } from '../../../local/workspace/client-contract.ts';
import { boltIn, buttonRow, type Office, openOffice, plain, until } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ limits: { ackMs: 400 } });
});
afterEach(() => office.close());

const pressOn = (ts: string, user = 'U0ANA', actionId = 'open') =>
  office.post<CommandResult>('action', {
    user,
    container: { channel: 'C0VILLAGE', ts },
    action: { block_id: 'row', action_id: actionId, type: 'button' },
    state: {},
  });
const buttonPosted = async () =>
  (await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Night', blocks: [buttonRow('open', 'g1')] })).ts ?? '';

test('Bolt responds: a new ephemeral, the message replaced, the message deleted', async () => {
  const app = boltIn(office);
  const answers: object[] = [
    { text: 'only you' },
    { text: 'in its place', replace_original: true, blocks: [buttonRow('open')] },
    { delete_original: true },
  ];
  app.action('open', async ({ ack, respond }) => {
    await ack();
    await respond({ text: '', ...answers.shift() });
  });
  const ts = await buttonPosted();
  const seen = async (user: string) => (await office.messages(user, 'C0VILLAGE')).map(m => m.text);
  await pressOn(ts);
  await until(async () => (await seen('U0ANA')).includes('only you'));
  expect(await seen('U0BEN')).toEqual(['Night']);
  await pressOn(ts);
  await until(async () => (await seen('U0BEN'))[0] === 'in its place');
  await pressOn(ts);
  await until(async () => (await seen('U0BEN')).length === 0);
});

test('five times, half an hour, in a channel that the bot is not in', async () => {
  let now = 1_790_000_000_000;
  await office.close();
  office = await openOffice({ clock: { now: () => now } });
  await office.post('command', { user: 'U0ANA', channel: 'C0RANDOM', text: '/curfew new' });
  const url = new URLSearchParams(office.app.got[0]?.body).get('response_url') ?? '';
  const post = async (body: object) => (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).status;
  expect(await post({ text: 'a', response_type: 'in_channel' })).toBe(200);
  expect((await office.messages('U0BEN', 'C0RANDOM')).map(m => m.text)).toEqual(['a']);
  expect(await post({ blocks: [{ type: 'x' }] })).toBe(400);
  for (let i = 0; i < 4; i += 1) expect(await post({ text: 'b' })).toBe(200);
  expect(await post({ text: 'c' })).toBe(404);
  await office.post('command', { user: 'U0ANA', channel: 'C0RANDOM', text: '/curfew new' });
  const second = new URLSearchParams(office.app.got.filter(got => got.body.startsWith('token')).at(-1)?.body).get('response_url') ?? '';
  now += 30 * 60_000 + 1;
  expect((await fetch(second, { method: 'POST', body: '{"text":"d"}' })).status).toBe(404);
});

test('a select in a message sends what was chosen, and the state of all', async () => {
  const options = [{ text: plain('Ben'), value: 'U0BEN' }];
  const { ts } = await office.web.chat.postMessage({
    channel: 'C0VILLAGE',
    text: 'Vote',
    blocks: [
      { type: 'section', block_id: 'vote', text: plain('Vote'), accessory: { type: 'static_select', action_id: 'vote:for', options } },
    ],
  });
  const action = { block_id: 'vote', action_id: 'vote:for', type: 'static_select', selected_option: { value: 'U0BEN' } };
  const before = office.app.got.length;
  await office.post('action', { user: 'U0CLEO', container: { channel: 'C0VILLAGE', ts }, action, state: {} });
  const sent = office.app.got.slice(before).find(got => got.body.startsWith('payload'));
  const option = { text: { type: 'plain_text', text: 'Ben', emoji: true }, value: 'U0BEN' };
  expect(JSON.parse(new URLSearchParams(sent?.body).get('payload') ?? '')).toMatchObject({
    actions: [{ type: 'static_select', action_id: 'vote:for', block_id: 'vote', selected_option: option }],
    state: { values: { vote: { 'vote:for': { type: 'static_select', selected_option: option } } } },
  });
});

test('a home has its own container and no response_url', async () => {
  await office.web.views.publish({ user_id: 'U0BEN', view: { type: 'home', blocks: [buttonRow('home:new')] } });
  const { home } = await office.state('U0BEN');
  await office.post('action', {
    user: 'U0BEN',
    container: { view: home?.id },
    action: { block_id: 'row', action_id: 'home:new' },
    state: {},
  });
  const payload = JSON.parse(new URLSearchParams(office.app.got.at(-1)?.body).get('payload') ?? '');
  expect(payload).toMatchObject({ container: { type: 'view', view_id: home?.id }, view: { type: 'home', hash: home?.hash } });
  expect(payload).not.toHaveProperty('response_url');
});
