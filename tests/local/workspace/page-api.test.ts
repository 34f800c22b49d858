import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClientEvent } from '../../../local/workspace/client-contract.ts';
import { type Office, openOffice, plain, until } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

/** Listens as the page does. */
async function listen(user: string): Promise<readonly ClientEvent[]> {
  const heard: ClientEvent[] = [];
  const { body } = await fetch(`${office.ws.url}/client/events?user=${user}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const read = async (): Promise<void> => {
    for (;;) {
      const piece = await reader?.read().catch(() => undefined);
      if (!piece || piece.done) return;
      const parts = (rest + piece.value).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice('data: '.length)));
    }
  };
  void read();
  return heard;
}

test('the state to begin with', async () => {
  const state = await office.state('U0ANA');
  expect(state).toMatchObject({
    team: { id: 'T0CURFEW1', name: 'Acme', domain: 'acme' },
    app: { id: 'A0CURFEW', botUser: 'U0CURFEW', commands: [{ command: '/curfew' }] },
    me: { id: 'U0ANA', displayName: 'Ana' },
    modals: [],
    home: null,
    bots: [],
  });
  expect(state.channels.map(c => [c.name, c.kind, c.member])).toEqual([
    ['general', 'public', true],
    ['village', 'public', true],
    ['random', 'public', true],
  ]);
  expect(state.channels.find(c => c.name === 'village')?.members).toContain('U0CURFEW');
});

test('everybody hears what they may, as it happens', async () => {
  const [ana, ben] = [await listen('U0ANA'), await listen('U0BEN')];
  const { channel = '', ts = '' } = await office.web.chat.postMessage({ channel: 'U0BEN', text: 'secret' });
  await office.web.chat.update({ channel, ts, text: 'changed' });
  await office.web.chat.delete({ channel, ts });
  await office.web.chat.postEphemeral({ channel: 'C0VILLAGE', user: 'U0BEN', text: 'psst' });
  await office.web.views.publish({ user_id: 'U0BEN', view: { type: 'home', blocks: [{ type: 'divider' }] } });
  await office.post('say', { user: 'U0CLEO', channel: 'C0VILLAGE', text: 'to all' });
  await until(() => [ana, ben].every(heard => heard.some(event => event.type === 'message' && event.message.text === 'to all')));
  const words = (heard: readonly ClientEvent[]) => heard.flatMap(event => (event.type === 'message' ? [event.message.text] : []));
  expect(words(ana)).toEqual(['to all']);
  expect(words(ben)).toEqual(['secret', 'psst', 'to all']);
  expect(ben.map(event => event.type)).toEqual(expect.arrayContaining(['message_changed', 'message_deleted', 'channels', 'home']));
  expect(ana.map(event => event.type)).not.toContain('home');
});

test('unread counts, until they are read', async () => {
  const village = async () => (await office.state('U0BEN')).channels.find(c => c.name === 'village');
  await office.post('say', { user: 'U0ANA', channel: 'C0VILLAGE', text: 'one' });
  const { ts } = await office.post<{ ts: string }>('say', { user: 'U0ANA', channel: 'C0VILLAGE', text: 'two' });
  await office.post('say', { user: 'U0BEN', channel: 'C0VILLAGE', text: 'mine' });
  expect((await village())?.unread).toBe(2);
  await office.post('read', { user: 'U0BEN', channel: 'C0VILLAGE', ts });
  expect(await village()).toMatchObject({ unread: 0 });
});

test('messages come in pages, a thread by itself', async () => {
  for (const text of ['a', 'b', 'c']) await office.post('say', { user: 'U0ANA', channel: 'C0VILLAGE', text });
  const page = async (query: string) => (await fetch(`${office.ws.url}/client/messages?user=U0BEN&channel=C0VILLAGE&${query}`)).json();
  const newest = await page('limit=2');
  expect([newest.messages.map((m: { text: string }) => m.text), newest.more]).toEqual([['b', 'c'], true]);
  const older = await page(`limit=2&before=${newest.messages[0].ts}`);
  expect([older.messages.map((m: { text: string }) => m.text), older.more]).toEqual([['a'], false]);
  await office.post('say', { user: 'U0BEN', channel: 'C0VILLAGE', text: 'reply', thread_ts: newest.messages[1].ts });
  expect((await page(`thread=${newest.messages[1].ts}`)).messages.map((m: { text: string }) => m.text)).toEqual(['c', 'reply']);
});

test('what a person cannot do is said in plain words', async () => {
  const say = (user: string, channel: string, text = 'hi') => office.post('say', { user, channel, text });
  expect(await say('U0NORA', 'C0RANDOM')).toEqual({ error: 'Join the channel first.' });
  expect(await say('U0ANA', 'C0NOWHERE')).toEqual({ error: 'There is no such channel.' });
  expect(await say('U0NOBODY', 'C0RANDOM')).toEqual({ error: 'There is nobody of that id.' });
  expect(await say('U0ANA', 'C0VILLAGE', '  ')).toEqual({ error: 'There is nothing to send.' });
  const { channel } = await office.post<{ channel: string }>('open-im', { user: 'U0ANA', with: 'U0CURFEW' });
  expect(await say('U0ANA', channel)).toEqual({ error: 'Sending messages to this app has been turned off.' });
  expect(await office.post('create-channel', { user: 'U0ANA', name: 'Not So!' })).toMatchObject({
    error: expect.stringContaining('lower-case'),
  });
  expect(await office.post('say', { user: 'U0ANA' })).toMatchObject({ error: expect.stringContaining('not as it should be') });
});

test('a channel of somebody, with the app invited', async () => {
  const { channel } = await office.post<{ channel: string }>('create-channel', { user: 'U0ANA', name: 'den', private: true });
  await office.post('invite', { user: 'U0ANA', channel, users: ['U0BEN', 'U0CURFEW'] });
  expect((await office.web.conversations.members({ channel })).members).toEqual(['U0ANA', 'U0BEN', 'U0CURFEW']);
  expect((await office.messages('U0BEN', channel)).map(m => m.subtype)).toEqual(['group_join', 'group_join']);
});

test('a form on screen goes to its person alone', async () => {
  const heard = await listen('U0BEN');
  await office.post('command', { user: 'U0BEN', channel: 'C0VILLAGE', text: '/curfew' });
  const trigger = new URLSearchParams(office.app.got[0]?.body).get('trigger_id') ?? '';
  await office.web.views.open({ trigger_id: trigger, view: { type: 'modal', title: plain('Hub'), blocks: [{ type: 'divider' }] } });
  await until(() => heard.some(event => event.type === 'modals' && event.modals.length === 1));
  expect((await office.state('U0ANA')).modals).toEqual([]);
});

test('the page is served, and nothing outside its folder', async () => {
  fs.mkdirSync(path.join(office.dir, 'assets'));
  fs.writeFileSync(path.join(office.dir, 'index.html'), '<title>Acme</title>');
  fs.writeFileSync(path.join(office.dir, 'assets', 'page.js'), 'hello');
  const get = async (at: string) => fetch(office.ws.url + at);
  expect(await (await get('/')).text()).toBe('<title>Acme</title>');
  expect((await get('/assets/page.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/assets/nothing.js')).status).toBe(404);
  expect(await (await get('/archives/C0VILLAGE/p1')).text()).toBe('<title>Acme</title>');
  expect((await get('/assets/..%2f..%2f..%2fetc/passwd')).status).toBe(404);
});
