import type { ModalView } from '@slack/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandResult, SubmitResult } from '../../../local/workspace/client-contract.ts';
import { chose, modal } from './night-form.ts';
import { boltIn, buttonRow, codeOf, type Office, openOffice } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ limits: { ackMs: 400 } });
});
afterEach(() => office.close());

const submit = (view: string, state: object, user = 'U0ANA') => office.post<SubmitResult>('submit', { user, view, state });
const pressOn = (ts: string, user = 'U0ANA', actionId = 'open') =>
  office.post<CommandResult>('action', {
    user,
    container: { channel: 'C0VILLAGE', ts },
    action: { block_id: 'row', action_id: actionId, type: 'button' },
    state: {},
  });
const modalsOf = async (user = 'U0ANA') => (await office.state(user)).modals;
const buttonPosted = async () =>
  (await office.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Night', blocks: [buttonRow('open', 'g1')] })).ts ?? '';

test('a button opens a form; wrong answers stay, the right one closes it', async () => {
  const app = boltIn(office);
  const got: unknown[] = [];
  app.action('open', async ({ ack, body, client }) => {
    got.push(body);
    await client.views.open({ trigger_id: 'trigger_id' in body ? body.trigger_id : '', view: modal('Night 1') });
    await ack();
  });
  app.view('night', async ({ ack, view }) => {
    const who = view.state.values.target?.who?.selected_option?.value;
    await (who === 'U0BEN' ? ack({ response_action: 'errors', errors: { target: 'Ben is dead.' } }) : ack());
    got.push(view.state.values);
  });
  const ts = await buttonPosted();
  expect(await pressOn(ts)).toEqual({ ok: true });
  expect(got[0]).toMatchObject({
    type: 'block_actions',
    user: { id: 'U0ANA', username: 'ana', team_id: 'T0CURFEW1' },
    container: { type: 'message', message_ts: ts, channel_id: 'C0VILLAGE', is_ephemeral: false },
    channel: { id: 'C0VILLAGE', name: 'village' },
    message: { ts, text: 'Night' },
    actions: [{ type: 'button', block_id: 'row', action_id: 'open', value: 'g1' }],
  });
  const [view] = await modalsOf();
  expect(view).toMatchObject({ type: 'modal', private_metadata: 'ask-1', callback_id: 'night' });
  expect(await submit(view?.id ?? '', chose('U0BEN'))).toEqual({ ok: false, errors: { target: 'Ben is dead.' } });
  expect(await modalsOf()).toHaveLength(1);
  expect(await submit(view?.id ?? '', chose('U0CLEO', 'yes'))).toEqual({ ok: true, closed: true });
  expect(await modalsOf()).toEqual([]);
  expect(got[2]).toEqual({
    target: {
      who: { type: 'static_select', selected_option: { text: { type: 'plain_text', text: 'Cleo', emoji: true }, value: 'U0CLEO' } },
    },
    words: { text: { type: 'plain_text_input', value: 'yes' } },
  });
});

/** Opens a form for Ana, whatever the app is. */
const opened = async (view: ModalView): Promise<string> => {
  const trigger = await triggerOf();
  return (await office.web.views.open({ trigger_id: trigger, view })).view?.id ?? '';
};
const triggerOf = async (): Promise<string> => {
  const ts = await buttonPosted();
  const before = office.app.got.length;
  await pressOn(ts);
  const payloads = office.app.got
    .slice(before)
    .map(got => new URLSearchParams(got.body).get('payload'))
    .filter(p => p !== null);
  return JSON.parse(payloads[0] ?? '{}').trigger_id;
};

test('the form is checked as the client would, before it is sent', async () => {
  const view = await opened(modal('Night'));
  const before = office.app.got.length;
  expect(await submit(view, {})).toEqual({ ok: false, errors: { target: 'Please complete this required field.' } });
  expect(await submit(view, chose('U0BEN', 'ab'))).toEqual({ ok: false, errors: { words: 'Please enter at least 3 characters.' } });
  expect(await submit(view, chose('U0BEN', 'abcdef'))).toEqual({ ok: false, errors: { words: 'Please enter at most 5 characters.' } });
  expect(await submit(view, chose('U0NOBODY'))).toEqual({ ok: false, errors: { target: 'Please complete this required field.' } });
  expect(office.app.got.slice(before).filter(got => got.body.startsWith('payload'))).toEqual([]);
});

test('update, push up to three, clear', async () => {
  const view = await opened(modal('One'));
  const respond = (answer: object) => {
    office.app.answer = () => ({ status: 200, body: JSON.stringify(answer) });
  };
  respond({ response_action: 'update', view: modal('Changed') });
  expect(await submit(view, chose('U0BEN'))).toEqual({ ok: true, closed: false });
  expect(await modalsOf()).toMatchObject([{ id: view, title: { text: 'Changed' } }]);
  respond({ response_action: 'push', view: modal('Two') });
  await submit(view, chose('U0BEN'));
  const [, second] = await modalsOf();
  expect(second).toMatchObject({ title: { text: 'Two' }, root_view_id: view, previous_view_id: view });
  respond({ response_action: 'push', view: modal('Three') });
  await submit(second?.id ?? '', chose('U0BEN'));
  const third = (await modalsOf())[2]?.id ?? '';
  expect(await submit(third, chose('U0BEN'))).toMatchObject({ ok: false, error: expect.stringContaining('push_limit_reached') });
  respond({ response_action: 'clear' });
  expect(await submit(third, chose('U0BEN'))).toEqual({ ok: true, closed: true });
  expect(await modalsOf()).toEqual([]);
});

test('answers that Slack does not take: no errors, errors of no input, a bad view, a late answer', async () => {
  const view = await opened(modal('One'));
  const tried = async (answer: object) => {
    office.app.answer = () => ({ status: 200, body: JSON.stringify(answer) });
    return submit(view, chose('U0BEN'));
  };
  const trouble = { ok: false, error: expect.stringContaining('We had some trouble connecting.') };
  expect(await tried({ response_action: 'errors', errors: {} })).toEqual(trouble);
  expect(await tried({ response_action: 'errors', errors: { nowhere: 'a' } })).toEqual(trouble);
  expect(await tried({ response_action: 'update', view: modal('x'.repeat(25)) })).toEqual(trouble);
  office.app.answer = () => ({ status: 200, afterMs: 600 });
  expect(await submit(view, chose('U0BEN'))).toEqual(trouble);
  expect(await modalsOf()).toHaveLength(1);
});

test('triggers: once, and three seconds', async () => {
  const trigger = await triggerOf();
  await office.web.views.open({ trigger_id: trigger, view: modal('One') });
  expect(await codeOf(office.web.views.open({ trigger_id: trigger, view: modal('Two') }))).toBe('exchanged_trigger_id');
  expect(await codeOf(office.web.views.open({ trigger_id: 'nonsense', view: modal('Two') }))).toBe('invalid_trigger_id');
  await office.close();
  let now = 1_790_000_000_000;
  office = await openOffice({ clock: { now: () => now } });
  const late = await triggerOf();
  now += 3_001;
  expect(await codeOf(office.web.views.open({ trigger_id: late, view: modal('One') }))).toBe('expired_trigger_id');
});

test('views are updated by id with the hash of the newest, and not when they are closed', async () => {
  const id = await opened(modal('One'));
  const [view] = await modalsOf();
  await office.web.views.update({ view_id: id, hash: view?.hash ?? '', view: modal('Two') });
  expect(await codeOf(office.web.views.update({ view_id: id, hash: view?.hash ?? '', view: modal('Three') }))).toBe('hash_conflict');
  await office.post('close', { user: 'U0ANA', view: id });
  expect(await codeOf(office.web.views.update({ view_id: id, view: modal('Three') }))).toBe('not_found');
});

test('external ids are unique', async () => {
  await opened(modal('One', { external_id: 'e1' }));
  const trigger = await triggerOf();
  expect(await codeOf(office.web.views.open({ trigger_id: trigger, view: modal('Two', { external_id: 'e1' }) }))).toBe(
    'duplicate_external_id',
  );
});

test('closing is told if the view asks for it', async () => {
  const quiet = await opened(modal('Quiet'));
  await office.post('close', { user: 'U0ANA', view: quiet });
  const loud = await opened(modal('Loud', { notify_on_close: true }));
  const before = office.app.got.length;
  await office.post('close', { user: 'U0ANA', view: loud, all: true });
  const payloads = office.app.got
    .slice(before)
    .map(got => JSON.parse(new URLSearchParams(got.body).get('payload') ?? 'null'))
    .filter(Boolean);
  expect(payloads).toMatchObject([{ type: 'view_closed', is_cleared: true, view: { id: loud } }]);
});

test('nobody presses what is gone, or sends a form of others', async () => {
  const ts = await buttonPosted();
  expect(await pressOn(ts, 'U0ANA', 'other')).toEqual({ ok: false, error: 'This is not there any more.' });
  expect(await pressOn('1.000001')).toEqual({ ok: false, error: 'This is not there any more.' });
  const view = await opened(modal('One'));
  expect(await submit(view, chose('U0BEN'), 'U0BEN')).toEqual({ ok: false, error: 'This form is not open any more.' });
});
