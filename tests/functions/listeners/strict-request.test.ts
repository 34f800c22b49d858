import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Office } from './office.ts';

const form = 'application/x-www-form-urlencoded';
const slash = new URLSearchParams({ team_id: 'T1', user_id: 'UANN', channel_id: 'C1', command: '/curfew', text: 'help', trigger_id: '1.2.a' }).toString();

describe('who may speak to the app', () => {
  const office = new Office();
  const second = Math.floor(office.now / 1000);
  const ask = (headers: Record<string, string>, body = slash) => office.handler({ headers, body, isBase64Encoded: false }, {});
  const good = office.signed(slash, form);

  it('takes a genuine request, whatever the case of its header names', async () => {
    expect((await ask(good)).statusCode).toBe(200);
    expect((await ask(Object.fromEntries(Object.entries(good).map(([name, value]) => [name.toUpperCase(), value])))).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another secret', office.signed(slash, form, second, 'guessed')],
    ['six minutes old', office.signed(slash, form, second - 301)],
    ['six minutes ahead', office.signed(slash, form, second + 301)],
    ['another version', { ...good, 'X-Slack-Signature': good['X-Slack-Signature']!.replace('v0=', 'v1=') }],
    ['no version', { ...good, 'X-Slack-Signature': good['X-Slack-Signature']!.replace('v0=', '') }],
    ['no signature', { 'Content-Type': form, 'X-Slack-Request-Timestamp': String(second) }],
    ['no time', { 'Content-Type': form, 'X-Slack-Signature': good['X-Slack-Signature']! }],
    ['a time that is none', { ...good, 'X-Slack-Request-Timestamp': 'NaN' }],
    ['a time with a fraction', { ...good, 'X-Slack-Request-Timestamp': `${second}.0` }],
    ['no headers', {}],
  ])('refuses %s', async (_, headers) => {
    expect(await ask(headers)).toEqual({ statusCode: 401, body: '' });
  });

  it('refuses another body under the same signature, and the check that needs none', async () => {
    expect((await ask(good, slash.replace('help', 'join'))).statusCode).toBe(401);
    expect((await ask({ 'Content-Type': form }, 'ssl_check=1&token=x')).statusCode).toBe(401);
  });

  it('takes requests that are nearly five minutes old or ahead', async () => {
    for (const off of [-290, 290]) expect((await new Office().handler({ headers: office.signed(slash, form, second + off), body: slash, isBase64Encoded: false }, {})).statusCode).toBe(200);
  });
});

describe('what is no request of Slack', () => {
  const office = new Office();
  const status = async (type: string, body: string) => (await office.request(type, body)).status;
  const payload = (value: unknown) => new URLSearchParams({ payload: typeof value === 'string' ? value : JSON.stringify(value) }).toString();

  it.each<[string, string, string]>([
    ['broken JSON', 'application/json', '{"type":'],
    ['no JSON at all', 'application/json', 'hello'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[]'],
    ['an event without its event', 'application/json', '{"type":"event_callback","team_id":"T1"}'],
    ['a challenge without one', 'application/json', '{"type":"url_verification"}'],
    ['broken payload', form, payload('{')],
    ['payload null', form, payload('null')],
    ['a button without a button', form, payload({ type: 'block_actions', user: { id: 'U1' }, team: { id: 'T1' }, trigger_id: '1', actions: [] })],
    ['a form without values', form, payload({ type: 'view_submission', user: { id: 'U1' }, team: { id: 'T1' }, view: { id: 'V1', callback_id: 'act' } })],
    ['an unknown interaction', form, payload({ type: 'message_action', user: { id: 'U1' } })],
    ['a command without its sender', form, 'command=%2Fcurfew&text=join&team_id=T1'],
    ['an empty body', form, ''],
    ['another content type', 'text/plain', 'hello'],
  ])('%s is answered with 400', async (_, type, body) => {
    expect(await status(type, body)).toBe(400);
  });

  it('refuses what is larger than anything that Slack sends', async () => {
    expect(await status('application/json', JSON.stringify({ type: 'event_callback', text: 'x'.repeat(1_000_001) }))).toBe(401);
  });
});

describe('how requests come', () => {
  it('reads base64, a charset and letters beyond ASCII', async () => {
    const office = new Office();
    const body = new URLSearchParams([...new URLSearchParams(slash)].map(([name, value]) => [name, name === 'text' ? 'explain Bürgermeisterin 🐺' : value])).toString();
    const headers = { ...office.signed(body, form), 'Content-Type': `${form}; charset=UTF-8` };
    const answer = await office.handler({ headers, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Bürgermeisterin 🐺');
  });

  it('answers the challenge', async () => {
    expect(await new Office().request('application/json', '{"type":"url_verification","challenge":"c3"}')).toMatchObject({ status: 200, body: { challenge: 'c3' } });
  });

  it('lets nothing in that nobody listens to', async () => {
    const office = new Office();
    expect(await office.event({ type: 'message', channel: 'C1', user: 'UANN', text: 'it was Bob', ts: '1.1' })).toMatchObject({ status: 200, body: '' });
    expect(await office.event({ type: 'user_change', user: { id: 'UANN' } })).toMatchObject({ status: 200, body: '' });
    expect(await office.request(form, new URLSearchParams({ payload: '{"type":"view_closed"}' }).toString())).toMatchObject({ status: 200, body: '' });
    expect(office.calls).toEqual([]);
    expect(office.lines).toEqual([]);
  });

  it('never ends over a body, however it is made', async () => {
    const office = new Office();
    const types = fc.constantFrom('application/json', form, `${form};charset=utf-8`, 'text/plain', 'multipart/form-data', '');
    const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.stringify(value));
    const interaction = fc.record({ type: fc.constantFrom('block_actions', 'view_submission', 'x'), user: fc.jsonValue(), team: fc.jsonValue(), trigger_id: fc.jsonValue(), actions: fc.jsonValue(), view: fc.jsonValue() });
    const payload = fc.oneof(json, interaction.map(value => JSON.stringify(value)), fc.string()).map(text => new URLSearchParams({ payload: text }).toString());
    await fc.assert(
      fc.asyncProperty(types, fc.oneof(fc.string({ unit: 'binary' }), json, payload), async (type, body) => {
        const signed = await office.handler({ headers: office.signed(body, type), body, isBase64Encoded: false }, {});
        expect([200, 400, 401]).toContain(signed.statusCode);
        const encoded = await office.handler({ headers: { 'content-type': type, 'x-slack-signature': 'v0=00' }, body, isBase64Encoded: true }, {});
        expect(encoded.statusCode).toBe(401);
      }),
      { numRuns: 300 },
    );
  });

  it('never ends over what somebody types, and answers it with words', async () => {
    const office = new Office();
    await office.begin('start=night');
    const word = fc.constantFrom('vote', 'new', 'cop', 'say', '<@UBOB>', '<@UX|x>', '@s1', '"', 'in', 'with', 'and', 'as', 'help', 'explain', '&amp;', '%', 'plain-5', 'day=1h', '=', 'mafia', 'cancel', 'use', 'toString', '__proto__', 'constructor', 'theme=constructor', 'constructor=1');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.array(word, { maxLength: 8 }).map(words => words.join(' '))), async text => {
        const answer = await office.command('UCAT', text, { channel: text.startsWith('new') ? 'C2' : 'C1' });
        expect(answer.status).toBe(200);
        expect(answer.text.length > 0 || office.calls.at(-1)?.method === 'views.open').toBe(true);
      }),
      { numRuns: 200 },
    );
  });

});
