import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandResult } from '../../../local/workspace/client-contract.ts';
import { boltIn, type Office, openOffice } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ limits: { ackMs: 400 } });
});
afterEach(() => office.close());

const command = (text: string, user = 'U0ANA') => office.post<CommandResult>('command', { user, channel: 'C0VILLAGE', text });

test('Bolt gets them as Slack sends them, mentions escaped; its answer is for the person alone', async () => {
  const app = boltIn(office);
  const got: unknown[] = [];
  app.command('/curfew', async ({ command: body, ack }) => {
    got.push(body);
    await ack({ response_type: 'ephemeral', text: 'Your vote stands.' });
  });
  expect(await command('/curfew vote @ben & <b>')).toEqual({ ok: true });
  expect(got).toMatchObject([
    {
      command: '/curfew',
      text: 'vote <@U0BEN|ben> & <b>',
      user_id: 'U0ANA',
      user_name: 'ana',
      channel_id: 'C0VILLAGE',
      channel_name: 'village',
      team_id: 'T0CURFEW1',
      api_app_id: 'A0CURFEW',
    },
  ]);
  expect(await office.messages('U0ANA', 'C0VILLAGE')).toMatchObject([{ text: 'Your vote stands.', ephemeral: true, user: 'U0CURFEW' }]);
  expect(await office.messages('U0BEN', 'C0VILLAGE')).toEqual([]);
});

test('an answer in plain text, and one for everybody with the line itself', async () => {
  office.app.answer = () => ({ status: 200, body: 'plain words' });
  await command('/curfew help');
  office.app.answer = () => ({
    status: 200,
    body: '{"response_type":"in_channel","text":"to all"}',
    headers: { 'content-type': 'application/json' },
  });
  await command('/curfew status');
  expect((await office.messages('U0BEN', 'C0VILLAGE')).map(m => m.text)).toEqual(['/curfew status', 'to all']);
  expect((await office.messages('U0ANA', 'C0VILLAGE')).map(m => m.text)).toEqual(['plain words', '/curfew status', 'to all']);
});

test('what the person sees when the app is late, broken or away', async () => {
  office.app.answer = () => ({ status: 200, afterMs: 600 });
  expect(await command('/curfew')).toEqual({ ok: false, error: '/curfew failed with the error "operation_timeout"' });
  office.app.answer = () => ({ status: 500 });
  expect(await command('/curfew')).toEqual({ ok: false, error: '/curfew failed with the error "http_service_error"' });
  await office.app.close();
  expect(await command('/curfew')).toEqual({ ok: false, error: '/curfew failed with the error "dispatch_failed"' });
});

test('a command that nobody has', async () => {
  expect(await command('/nothing')).toEqual({ ok: false, error: '/nothing is not a valid command.' });
  expect(office.app.got).toEqual([]);
});

test('the signature and the headers are those of Slack', async () => {
  await command('/curfew status');
  const [got] = office.app.got;
  const { createHmac } = await import('node:crypto');
  const base = `v0:${String(got?.headers['x-slack-request-timestamp'])}:${got?.body}`;
  expect(got?.headers['x-slack-signature']).toBe(`v0=${createHmac('sha256', 'the-signing-secret').update(base).digest('hex')}`);
  expect(got?.rawHeaders).toContain('X-Slack-Request-Timestamp');
  expect(got?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('Bolt refuses what another secret has signed', async () => {
  await office.close();
  office = await openOffice({ signingSecret: 'another-secret' });
  boltIn(office).command('/curfew', async ({ ack }) => ack('never'));
  expect(await command('/curfew')).toEqual({ ok: false, error: '/curfew failed with the error "http_client_error"' });
  expect(await office.messages('U0ANA', 'C0VILLAGE')).toEqual([]);
});
