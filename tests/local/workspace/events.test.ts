import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boltIn, eventsOf, type Office, openOffice, until } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ limits: { ackMs: 300, retryMs: [0, 60, 120] } });
});
afterEach(() => office.close());

const say = (text: string, channel = 'C0VILLAGE') => office.post<{ ts: string }>('say', { user: 'U0ANA', channel, text });
const bodies = () => office.app.got.map(got => JSON.parse(got.body));

test('Bolt hears what people say, escaped and with mentions', async () => {
  const app = boltIn(office);
  const heard: unknown[] = [];
  app.message(async ({ message }) => void heard.push(message));
  const { ts } = await say('it was <Bob> & @cleo, @Inés! see https://example.com/a @here mail@ben.de @nobody');
  await until(() => heard.length === 1);
  expect(heard[0]).toMatchObject({
    type: 'message',
    channel: 'C0VILLAGE',
    channel_type: 'channel',
    user: 'U0ANA',
    ts,
    event_ts: ts,
    text: 'it was &lt;Bob&gt; &amp; <@U0CLEO>, <@U0INES>! see <https://example.com/a> <!here> mail@ben.de @nobody',
  });
});

test('the envelope is that of Slack', async () => {
  await say('hi');
  const [body] = await until(() => office.app.got.length === 1 && bodies());
  expect(body).toMatchObject({
    type: 'event_callback',
    token: 'x',
    team_id: 'T0CURFEW1',
    api_app_id: 'A0CURFEW',
    event_id: expect.stringMatching(/^Ev/),
    authorizations: [{ enterprise_id: null, team_id: 'T0CURFEW1', user_id: 'U0CURFEW', is_bot: true, is_enterprise_install: false }],
    is_ext_shared_channel: false,
  });
});

test('only channels that the bot is in are heard, and no direct messages', async () => {
  await say('unheard', 'C0RANDOM');
  const { channel } = await office.post<{ channel: string }>('open-im', { user: 'U0ANA', with: 'U0BEN' });
  await say('secret', channel);
  await say('heard');
  await until(() => office.app.got.length > 0);
  expect(eventsOf(office.app, 'message').map(event => event.text)).toEqual(['heard']);
});

test('edits and deletions are messages of their own kind', async () => {
  const { ts = '' } = await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'one' });
  await office.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'two' });
  await office.web.chat.delete({ channel: 'C0VILLAGE', ts });
  await until(() => office.app.got.length === 3);
  const bySubtype = Object.fromEntries(eventsOf(office.app, 'message').map(event => [event.subtype ?? 'plain', event]));
  expect(bySubtype.plain).toMatchObject({ bot_id: 'B0CURFEW', text: 'one' });
  expect(bySubtype.message_changed).toMatchObject({ hidden: true, message: { ts, text: 'two' }, previous_message: { ts, text: 'one' } });
  expect(bySubtype.message_deleted).toMatchObject({ deleted_ts: ts });
});

test('who comes, goes, archives, and opens the home', async () => {
  await office.post('leave', { user: 'U0BEN', channel: 'C0VILLAGE' });
  await office.post('join', { user: 'U0BEN', channel: 'C0VILLAGE' });
  await office.post('home', { user: 'U0BEN' });
  office.ws.admin.archive('C0VILLAGE');
  await until(() => eventsOf(office.app, 'channel_archive').length === 1 && eventsOf(office.app, 'app_home_opened').length === 1);
  await until(() => eventsOf(office.app, 'member_joined_channel').length === 1);
  expect(eventsOf(office.app, 'member_left_channel')).toMatchObject([
    { user: 'U0BEN', channel: 'C0VILLAGE', channel_type: 'C', team: 'T0CURFEW1' },
  ]);
  expect(eventsOf(office.app, 'member_joined_channel')).toMatchObject([{ user: 'U0BEN', channel: 'C0VILLAGE' }]);
  expect(eventsOf(office.app, 'app_home_opened')).toMatchObject([{ user: 'U0BEN', tab: 'home', channel: expect.stringMatching(/^D/) }]);
});

test('the bot learns when it is taken out, and of its private rooms', async () => {
  const { channel } = await office.web.conversations.create({ name: 'den', is_private: true });
  office.ws.admin.add(channel?.id ?? '', 'U0BEN');
  office.ws.admin.remove(channel?.id ?? '', 'U0CURFEW');
  office.ws.admin.remove('C0VILLAGE', 'U0CURFEW');
  await until(() => eventsOf(office.app, 'group_left').length === 1 && eventsOf(office.app, 'channel_left').length === 1);
  expect(eventsOf(office.app, 'member_joined_channel')).toMatchObject([{ user: 'U0BEN', channel_type: 'G', inviter: 'U0ANA' }]);
});

describe('delivery', () => {
  test('a failure is tried again three times, with the number and the reason', async () => {
    office.app.answer = () => ({ status: 500 });
    await say('hi');
    await until(() => office.app.got.length === 4);
    expect(office.app.got.map(got => [got.headers['x-slack-retry-num'], got.headers['x-slack-retry-reason']])).toEqual([
      [undefined, undefined],
      ['1', 'http_error'],
      ['2', 'http_error'],
      ['3', 'http_error'],
    ]);
    expect(new Set(bodies().map(body => body.event_id)).size).toBe(1);
    await until(() => Object.keys(office.ws.admin.world().outbox).length === 0);
  });
  test('a late answer counts as none', async () => {
    office.app.answer = () => ({ status: 200, afterMs: office.app.got.length === 1 ? 500 : 0 });
    await say('hi');
    await until(() => office.app.got.length === 2);
    expect(office.app.got[1]?.headers['x-slack-retry-reason']).toBe('http_timeout');
  });
  test('an app that asks for no retry gets none', async () => {
    office.app.answer = () => ({ status: 500, headers: { 'x-slack-no-retry': '1' } });
    await say('hi');
    await until(() => office.app.got.length === 1 && Object.keys(office.ws.admin.world().outbox).length === 0);
    expect(office.app.got).toHaveLength(1);
  });
  test('duplicates with the same and with another id, and the wrong order', async () => {
    office.ws.faults.duplicateEvents(1, 'same');
    await say('one');
    await until(() => office.app.got.length === 2);
    office.ws.faults.duplicateEvents(1, 'new');
    await say('two');
    await until(() => office.app.got.length === 4);
    const ids = bodies().map(body => body.event_id);
    expect([ids[0] === ids[1], ids[2] === ids[3]]).toEqual([true, false]);
    office.ws.faults.reorderEvents(2);
    await say('first');
    await say('second');
    await until(() => office.app.got.length === 6);
    expect(
      bodies()
        .slice(4)
        .map(body => body.event.text),
    ).toEqual(['second', 'first']);
  });
});
