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

const room = async () => (await office.web.conversations.create({ name: 'wolves', is_private: true })).channel?.id ?? '';

test('a private room: made, filled, seen by members only', async () => {
  const id = await room();
  await office.web.conversations.invite({ channel: id, users: 'U0BEN,U0CLEO' });
  expect((await office.web.conversations.members({ channel: id })).members).toEqual(['U0CURFEW', 'U0BEN', 'U0CLEO']);
  expect((await office.state('U0BEN')).channels.map(c => c.id)).toContain(id);
  expect((await office.state('U0ANA')).channels.map(c => c.id)).not.toContain(id);
  expect(await office.post('say', { user: 'U0ANA', channel: id, text: 'hi' })).toEqual({ error: 'There is no such channel.' });
});

test('names that are taken or none', async () => {
  await room();
  expect(await codeOf(room())).toBe('name_taken');
  expect(await codeOf(office.web.conversations.create({ name: 'Wolves!', is_private: true }))).toBe('invalid_name_specials');
  expect(await codeOf(office.web.conversations.create({ name: 'x'.repeat(81), is_private: true }))).toBe('invalid_name_maxlength');
});

test('inviting: each fault by its person, and nobody comes unless forced', async () => {
  const id = await room();
  office.ws.admin.makeGuest('U0DEV', 'single');
  const asked = { channel: id, users: 'U0BEN,U0NOBODY,U0DEV' };
  const body = new URLSearchParams(asked);
  expect(await call('conversations.invite', { headers: bearer, body })).toEqual({
    ok: false,
    error: 'user_not_found',
    errors: [
      { user: 'U0NOBODY', ok: false, error: 'user_not_found' },
      { user: 'U0DEV', ok: false, error: 'ura_max_channels' },
    ],
  });
  expect((await office.web.conversations.members({ channel: id })).members).toEqual(['U0CURFEW']);
  expect(await office.web.conversations.invite({ ...asked, force: true })).toMatchObject({ ok: true });
  expect(await codeOf(office.web.conversations.invite({ channel: id, users: 'U0BEN' }))).toBe('already_in_channel');
  expect(await codeOf(office.web.conversations.invite({ channel: id, users: 'U0CURFEW' }))).toBe('cant_invite_self');
});

test('kicking, archiving, topic', async () => {
  const id = await room();
  await office.web.conversations.invite({ channel: id, users: 'U0BEN' });
  await office.web.conversations.setTopic({ channel: id, topic: 'Night 1' });
  expect((await office.web.conversations.info({ channel: id })).channel).toMatchObject({ is_private: true, topic: { value: 'Night 1' } });
  expect(await codeOf(office.web.conversations.setTopic({ channel: id, topic: 'x'.repeat(251) }))).toBe('too_long');
  await office.web.conversations.kick({ channel: id, user: 'U0BEN' });
  expect(await codeOf(office.web.conversations.kick({ channel: id, user: 'U0BEN' }))).toBe('not_in_channel');
  expect(await codeOf(office.web.conversations.kick({ channel: id, user: 'U0CURFEW' }))).toBe('cant_kick_self');
  await office.web.conversations.archive({ channel: id });
  expect(await codeOf(office.web.conversations.archive({ channel: id }))).toBe('already_archived');
  expect(await codeOf(office.web.conversations.unarchive({ channel: id }))).toBe('not_allowed_token_type');
});

test('joining an open channel, leaving none', async () => {
  expect((await office.web.conversations.join({ channel: 'C0RANDOM' })).channel?.id).toBe('C0RANDOM');
  expect(await office.web.conversations.join({ channel: 'C0RANDOM' })).toMatchObject({ ok: true, warning: 'already_in_channel' });
  expect((await office.web.chat.postMessage({ channel: 'C0RANDOM', text: 'a' })).ok).toBe(true);
});

test('lists come in pages', async () => {
  const first = await office.web.conversations.members({ channel: 'C0GENERAL', limit: 10 });
  expect(first.members).toHaveLength(10);
  const second = await office.web.conversations.members({
    channel: 'C0GENERAL',
    limit: 10,
    cursor: first.response_metadata?.next_cursor ?? '',
  });
  expect(second.members).toHaveLength(4);
  expect(second.response_metadata?.next_cursor).toBe('');
  expect(await codeOf(office.web.conversations.members({ channel: 'C0GENERAL', cursor: 'x' }))).toBe('invalid_cursor');
});

test('history is read from inside only', async () => {
  await office.post('say', { user: 'U0BEN', channel: 'C0VILLAGE', text: 'one' });
  await office.post('say', { user: 'U0BEN', channel: 'C0VILLAGE', text: 'two' });
  expect((await office.web.conversations.history({ channel: 'C0VILLAGE' })).messages?.map(m => m.text)).toEqual(['two', 'one']);
  expect(await codeOf(office.web.conversations.history({ channel: 'C0RANDOM' }))).toBe('not_in_channel');
});
