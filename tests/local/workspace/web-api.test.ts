import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, eventsOf, type Office, openOffice, plain, until, webClient } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const call = async (method: string, init: RequestInit) => (await fetch(`${office.ws.url}/api/${method}`, { method: 'POST', ...init })).json();
const bearer = { authorization: 'Bearer xoxb-test-token' };

describe('tokens, bodies, headers', () => {
  test('who am I', async () => {
    expect(await office.web.auth.test()).toMatchObject({ ok: true, team_id: 'T0CURFEW1', user_id: 'U0CURFEW', bot_id: 'B0CURFEW' });
  });
  test('no token, a wrong one, one in the query', async () => {
    expect(await call('auth.test', {})).toEqual({ ok: false, error: 'not_authed' });
    expect(await codeOf(webClient(office.ws.url, 'xoxb-other').auth.test())).toBe('invalid_auth');
    expect(await call('auth.test?token=xoxb-test-token', {})).toEqual({ ok: false, error: 'not_authed' });
  });
  test('form, multipart and JSON say the same', async () => {
    const form = new FormData();
    form.set('user', 'U0BEN');
    const bodies: RequestInit[] = [
      { headers: bearer, body: new URLSearchParams({ user: 'U0BEN' }) },
      { headers: bearer, body: form },
      { headers: { ...bearer, 'content-type': 'application/json; charset=utf-8' }, body: '{"user":"U0BEN"}' },
    ];
    for (const body of bodies) expect((await call('users.info', body)).user.name).toBe('ben');
  });
  test('bodies that are none', async () => {
    const json = { ...bearer, 'content-type': 'application/json' };
    expect((await call('users.info', { headers: json, body: '{"user"' })).error).toBe('invalid_json');
    expect((await call('users.info', { headers: json, body: '[]' })).error).toBe('json_not_object');
    expect((await call('users.info', { headers: { ...bearer, 'content-type': 'text/x' }, body: 'a' })).error).toBe('invalid_post_type');
  });
  test('a method that does not exist, an argument that is missing', async () => {
    expect((await call('games.start', { headers: bearer })).error).toBe('unknown_method');
    expect(await call('users.info', { headers: bearer })).toMatchObject({
      error: 'invalid_arguments',
      response_metadata: { messages: ['[ERROR] missing required field: user'] },
    });
  });
  test('scopes are told, and a missing one is named', async () => {
    const answer = await office.web.users.info({ user: 'U0BEN' });
    expect(answer.response_metadata).toMatchObject({ acceptedScopes: ['users:read'] });
    expect(await call('conversations.create', { headers: bearer, body: new URLSearchParams({ name: 'open' }) })).toMatchObject({
      error: 'missing_scope',
      needed: 'channels:manage',
    });
  });
  test('after the app was removed the token is dead', async () => {
    office.ws.admin.uninstall();
    expect(await codeOf(office.web.auth.test())).toBe('token_revoked');
    await until(() => eventsOf(office.app, 'app_uninstalled').length === 1 && eventsOf(office.app, 'tokens_revoked').length === 1);
    expect(eventsOf(office.app, 'tokens_revoked')[0]).toMatchObject({ tokens: { bot: ['U0CURFEW'] } });
  });
});

describe('messages', () => {
  test('posted, changed, deleted', async () => {
    const { ts = '', message } = await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Day 1', blocks: [{ type: 'divider' }] });
    expect(message).toMatchObject({ type: 'message', user: 'U0CURFEW', bot_id: 'B0CURFEW', app_id: 'A0CURFEW', text: 'Day 1', team: 'T0CURFEW1' });
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
    expect(await call('chat.postMessage', { headers: bearer, body: new URLSearchParams({ channel: 'C0VILLAGE', text: 'a', blocks }) })).toEqual({
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
});

describe('channels', () => {
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
    const second = await office.web.conversations.members({ channel: 'C0GENERAL', limit: 10, cursor: first.response_metadata?.next_cursor ?? '' });
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
});

describe('people', () => {
  test('twelve at least, in several zones, with names of their own', async () => {
    const { members = [] } = await office.web.users.list({ limit: 100 });
    const humans = members.filter(m => !m.is_bot && m.id !== 'USLACKBOT');
    expect(humans.length).toBeGreaterThanOrEqual(12);
    expect(new Set(humans.map(m => m.profile?.display_name)).size).toBe(humans.length);
    expect(new Set(humans.map(m => m.tz)).size).toBeGreaterThan(5);
  });
  test('who was deactivated is still known, and cannot be written to', async () => {
    office.ws.admin.deactivate('U0BEN');
    expect((await office.web.users.info({ user: 'U0BEN' })).user).toMatchObject({ deleted: true });
    expect(await codeOf(office.web.conversations.open({ users: 'U0BEN' }))).toBe('user_disabled');
    await until(() => eventsOf(office.app, 'user_change').length === 1);
    expect(eventsOf(office.app, 'user_change')[0]).toMatchObject({ user: { id: 'U0BEN', deleted: true } });
  });
});

describe('homes and the check of blocks', () => {
  test('published with a hash', async () => {
    const view = { type: 'home' as const, blocks: [{ type: 'divider' }] };
    const first = await office.web.views.publish({ user_id: 'U0BEN', view });
    const hash = first.view?.hash ?? '';
    await office.web.views.publish({ user_id: 'U0BEN', view, hash });
    expect(await codeOf(office.web.views.publish({ user_id: 'U0BEN', view, hash }))).toBe('hash_conflict');
    expect((await office.state('U0BEN')).home).toMatchObject({ type: 'home', id: first.view?.id });
  });
  test('a bad view is refused with the place', async () => {
    const view = JSON.stringify({ type: 'home', blocks: [{ type: 'header', text: plain('x'.repeat(151)) }] });
    expect(await call('views.publish', { headers: bearer, body: new URLSearchParams({ user_id: 'U0BEN', view }) })).toEqual({
      ok: false,
      error: 'invalid_arguments',
      response_metadata: { messages: ['[ERROR] must be less than 151 characters [json-pointer:/view/blocks/0/text/text]'] },
    });
  });
  test('blocks.validate needs no token', async () => {
    const blocks = JSON.stringify([{ type: 'x' }]);
    expect(await call('blocks.validate', { body: new URLSearchParams({ blocks }) })).toMatchObject({
      valid: false,
      errors: [{ pointer: '/blocks/0/type', message: 'unsupported type: x' }],
    });
  });
});

test('installing: a code from the page that allows it, good once', async () => {
  const target = `${office.ws.url}/oauth/v2/authorize?redirect_uri=${encodeURIComponent('http://127.0.0.1:1/back')}&state=s1`;
  const { headers } = await fetch(target, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('s1');
  const code = back.searchParams.get('code') ?? '';
  expect(await office.web.oauth.v2.access({ client_id: 'c', client_secret: 's', code })).toMatchObject({
    access_token: 'xoxb-test-token',
    bot_user_id: 'U0CURFEW',
    team: { id: 'T0CURFEW1' },
  });
  expect(await codeOf(office.web.oauth.v2.access({ client_id: 'c', client_secret: 's', code }))).toBe('invalid_code');
});
