import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, type Office, openOffice } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const call = async (method: string, init: RequestInit) =>
  (await fetch(`${office.ws.url}/api/${method}`, { method: 'POST', ...init })).json();
const bearer = { authorization: 'Bearer xoxb-test-token' };

test('posted, changed, deleted', async () => {
  const { ts = '', message } = await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Day 1', blocks: [{ type: 'divider' }] });
  expect(message).toMatchObject({
    type: 'message',
    user: 'U0CURFEW',
    bot_id: 'B0CURFEW',
    app_id: 'A0CURFEW',
    text: 'Day 1',
    team: 'T0CURFEW1',
  });
  await office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'Day 2' });
  expect(await office.messages('U0BEN', 'C0VILLAGE')).toMatchObject([{ ts, text: 'Day 2', blocks: null, edited: true }]);
  await office.web.chat.delete({ channel: 'C0VILLAGE', ts });
  expect(await office.messages('U0BEN', 'C0VILLAGE')).toEqual([]);
  expect(await codeOf(office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'Day 3' }))).toBe('message_not_found');
});

test('a user id opens the direct messages', async () => {
  const { channel = '' } = await office.web.chat.postMessage({ channel: 'U0BEN', text: 'You are a cop.' });
  expect(channel).toMatch(/^D/);
  expect(await office.messages('U0BEN', channel)).toMatchObject([{ text: 'You are a cop.' }]);
  expect(await office.messages('U0ANA', channel)).toBeUndefined();
  expect(await office.web.conversations.open({ users: 'U0BEN' })).toMatchObject({ already_open: true, channel: { id: channel } });
});

test('what is refused', async () => {
  const post = (channel: string, more: object) => codeOf(office.web.apiCall('chat.postMessage', { channel, text: 'a', ...more }));
  expect(await post('C0NOWHERE', {})).toBe('channel_not_found');
  expect(await post('C0RANDOM', {})).toBe('not_in_channel');
  expect(await post('USLACKBOT', {})).toBe('cannot_dm_bot');
  expect(await post('C0VILLAGE', { text: '' })).toBe('no_text');
  expect(await post('C0VILLAGE', { thread_ts: '1.2' })).toBe('thread_not_found');
  expect(await post('C0VILLAGE', { blocks: '{{' })).toBe('invalid_blocks_format');
  const { ts } = await office.post<{ ts: string }>('say', { user: 'U0BEN', channel: 'C0VILLAGE', text: 'mine' });
  expect(await codeOf(office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'yours' }))).toBe('cant_update_message');
  expect(await codeOf(office.web.chat.delete({ channel: 'C0VILLAGE', ts }))).toBe('cant_delete_message');
  office.ws.admin.archive('C0VILLAGE');
  expect(await post('C0VILLAGE', {})).toBe('is_archived');
  expect(await codeOf(office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'a' }))).toBe('is_inactive');
});

test('blocks are refused in the words of Slack', async () => {
  const blocks = JSON.stringify([{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(3001) } }]);
  const line = '[ERROR] must be less than 3001 characters [json-pointer:/blocks/0/text/text]';
  expect(
    await call('chat.postMessage', { headers: bearer, body: new URLSearchParams({ channel: 'C0VILLAGE', text: 'a', blocks }) }),
  ).toEqual({
    ok: false,
    error: 'invalid_blocks',
    errors: [line],
    response_metadata: { messages: [line] },
  });
});

test('long text is cut when posted, refused when edited', async () => {
  const { ts = '', message } = await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'x'.repeat(40_001) });
  expect(message?.text).toHaveLength(40_000);
  expect(await codeOf(office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'x'.repeat(4_001) }))).toBe('msg_too_long');
});

test('ephemerals reach one person, in a channel that both are in', async () => {
  await office.web.chat.postEphemeral({ channel: 'C0VILLAGE', user: 'U0BEN', text: 'psst' });
  expect(await office.messages('U0BEN', 'C0VILLAGE')).toMatchObject([{ text: 'psst', ephemeral: true }]);
  expect(await office.messages('U0ANA', 'C0VILLAGE')).toEqual([]);
  await office.post('leave', { user: 'U0CLEO', channel: 'C0VILLAGE' });
  expect(await codeOf(office.web.chat.postEphemeral({ channel: 'C0VILLAGE', user: 'U0CLEO', text: 'a' }))).toBe('user_not_in_channel');
});

test('threads, permalinks, pins, reactions', async () => {
  const { ts = '' } = await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'parent' });
  await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'reply', thread_ts: ts });
  expect(await office.messages('U0BEN', 'C0VILLAGE')).toMatchObject([{ text: 'parent', replies: 1 }]);
  expect((await office.web.conversations.replies({ channel: 'C0VILLAGE', ts })).messages).toHaveLength(2);
  expect((await office.web.chat.getPermalink({ channel: 'C0VILLAGE', message_ts: ts })).permalink).toContain('/archives/C0VILLAGE/p');
  await office.web.pins.add({ channel: 'C0VILLAGE', timestamp: ts });
  expect(await codeOf(office.web.pins.add({ channel: 'C0VILLAGE', timestamp: ts }))).toBe('already_pinned');
  await office.web.reactions.add({ channel: 'C0VILLAGE', timestamp: ts, name: 'wolf' });
  expect(await codeOf(office.web.reactions.add({ channel: 'C0VILLAGE', timestamp: ts, name: 'wolf' }))).toBe('already_reacted');
});

test('a file is uploaded and shared', async () => {
  await office.web.filesUploadV2({ channel_id: 'C0VILLAGE', filename: 'record.yaml', content: 'rules: mafia', title: 'The record' });
  const [message] = await office.messages('U0BEN', 'C0VILLAGE');
  expect(message?.files).toMatchObject([{ name: 'record.yaml', title: 'The record' }]);
  expect(await (await fetch(office.ws.url + message?.files[0]?.url)).text()).toBe('rules: mafia');
});
