import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, eventsOf, type Office, openOffice, plain, until, webClient } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const call = async (method: string, init: RequestInit) =>
  (await fetch(`${office.ws.url}/api/${method}`, { method: 'POST', ...init })).json();
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
