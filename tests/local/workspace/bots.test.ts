import type { AnyBlock } from '@slack/types';
import { afterEach, describe, expect, test } from 'vitest';
import { filled } from '../../../local/workspace/server/bots/fill.ts';
import { luck } from '../../../local/workspace/server/bots/luck.ts';
import { formFaults, valuesOf } from '../../../local/workspace/server/client/inputs.ts';
import { seed } from '../../../local/workspace/server/world/seed.ts';
import { boltIn, type Office, openOffice, plain, until } from './office.ts';

let office: Office | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

const options = ['U0ANA', 'U0BEN', 'U0CLEO'].map(value => ({ text: plain(value), value }));
const voteCard = (tally: string): AnyBlock[] => [
  { type: 'section', block_id: 'tally', text: { type: 'mrkdwn', text: tally } },
  { type: 'actions', block_id: 'vote', elements: [{ type: 'static_select', action_id: 'play:vote', options }] },
];
const quick = {
  bots: { thinkMs: [1, 5], seed: 3 },
  limits: { tiers: { '1': 1e6, '2': 1e6, '3': 1e6, '4': 1e6, special: 1e6, none: 1e6 }, postBurst: 1e6 },
} as const;

describe('bots', () => {
  test('vote once, change their minds at most twice, and leave other buttons alone', async () => {
    const here = await openOffice({ ...quick });
    office = here;
    const app = boltIn(here);
    const votes: string[] = [];
    app.action('play:vote', async ({ ack, body, client, action }) => {
      votes.push(`${body.user.id} ${action.type === 'static_select' ? action.selected_option.value : ''}`);
      if ('channel' in body && body.channel && 'message' in body) {
        await client.chat.update({
          channel: body.channel.id,
          ts: String(body.message?.ts),
          text: 'Vote',
          blocks: voteCard(`${votes.length} votes`),
        });
      }
      await ack();
    });
    app.action('other', async ({ ack }) => {
      votes.push('other');
      await ack();
    });
    await here.post('bots', { users: ['U0DEV', 'U0ELIF'] });
    await here.web.chat.postMessage({
      channel: 'C0VILLAGE',
      text: 'No game',
      blocks: [{ type: 'actions', elements: [{ type: 'button', action_id: 'other', text: plain('Press') }] }],
    });
    await here.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Vote', blocks: voteCard('0 votes') });
    await until(() => new Set(votes.map(vote => vote.split(' ')[0])).size === 2);
    const { ts = '' } = (await here.messages('U0ANA', 'C0VILLAGE')).find(m => m.text === 'Vote') ?? {};
    for (let i = 0; i < 25; i += 1) await here.web.chat.update({ channel: 'C0VILLAGE', ts, text: 'Vote', blocks: voteCard(`edit ${i}`) });
    await new Promise(resolve => setTimeout(resolve, 900));
    const by = (user: string) => votes.filter(vote => vote.startsWith(user)).length;
    expect(votes.every(vote => /^U0(DEV|ELIF) U0(ANA|BEN|CLEO)$/.test(vote))).toBe(true);
    expect([by('U0DEV'), by('U0ELIF')].every(n => n >= 1 && n <= 3)).toBe(true);
    expect(here.ws.admin.world().botActs[`U0DEV C0VILLAGE ${ts}`]).toBe(by('U0DEV'));
  });

  test('open the form of their card, try three answers, close it, and do not come back', async () => {
    const here = await openOffice({ ...quick });
    office = here;
    const app = boltIn(here);
    let submits = 0;
    let presses = 0;
    let good = false;
    app.action('play:act', async ({ ack, body, client }) => {
      presses += 1;
      const view = {
        type: 'modal' as const,
        callback_id: 'act',
        title: plain('Act'),
        submit: plain('Send'),
        blocks: [
          {
            type: 'input' as const,
            block_id: 'whom',
            label: plain('Whom?'),
            element: { type: 'multi_static_select' as const, action_id: 'pick', options, max_selected_items: 2 },
          },
        ],
      };
      await client.views.open({ trigger_id: 'trigger_id' in body ? body.trigger_id : '', view });
      await ack();
    });
    app.view('act', async ({ ack, view }) => {
      submits += 1;
      const chosen = view.state.values.whom?.pick?.selected_options?.length ?? 0;
      good ||= chosen >= 1 && chosen <= 2;
      await ack({ response_action: 'errors', errors: { whom: 'Not them.' } });
    });
    await here.post('bots', { users: ['U0DEV'] });
    await here.web.chat.postMessage({
      channel: 'U0DEV',
      text: 'Act',
      blocks: [{ type: 'actions', block_id: 'row', elements: [{ type: 'button', action_id: 'play:act', text: plain('Act') }] }],
    });
    await until(async () => submits === 3 && (await here.state('U0DEV')).modals.length === 0);
    await new Promise(resolve => setTimeout(resolve, 500));
    expect([presses, submits, good]).toEqual([1, 3, true]);
  });

  test('answer a card again when it asks something else', async () => {
    const here = await openOffice({ ...quick });
    office = here;
    const card = (phase: string): AnyBlock[] => [
      { type: 'actions', block_id: phase, elements: [{ type: 'button', action_id: 'play:act', text: plain('Act') }] },
    ];
    await here.post('bots', { users: ['U0DEV'] });
    const { channel = '', ts = '' } = await here.web.chat.postMessage({ channel: 'U0DEV', text: 'Night 1', blocks: card('night-1') });
    const asked = () =>
      here.app.got
        .map(got => new URLSearchParams(got.body).get('payload'))
        .flatMap(payload => (payload === null ? [] : [JSON.parse(payload).actions[0].block_id]));
    await until(() => asked().length === 1);
    await here.web.chat.update({ channel, ts, text: 'Night 1, done', blocks: card('night-1') });
    await here.web.chat.update({ channel, ts, text: 'Night 2', blocks: card('night-2') });
    await until(() => asked().length === 2);
    await here.web.chat.update({ channel, ts, text: 'Night 3', blocks: card('night-3') });
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(asked()).toEqual(['night-1', 'night-2']);
  });

  test('nobody plays for whom nobody asked', async () => {
    const here = await openOffice({ ...quick });
    office = here;
    expect(await here.post('bots', { users: ['U0DEV', 'U0CURFEW', 'U0NOBODY'] })).toEqual({ bots: ['U0DEV'] });
    expect(await here.post('bots', { users: [] })).toEqual({ bots: [] });
    await here.web.chat.postMessage({ channel: 'C0VILLAGE', text: 'Vote', blocks: voteCard('0 votes') });
    await new Promise(resolve => setTimeout(resolve, 150));
    expect(here.app.got.filter(got => got.body.startsWith('payload'))).toEqual([]);
  });
});

test('a form filled in by chance is one that the client would send', () => {
  const world = seed(1_790_000_000_000);
  const input = (element: object, optional = false, i = JSON.stringify(element)) => ({
    type: 'input',
    block_id: i,
    optional,
    label: plain('a'),
    element: { action_id: 'e', ...element },
  });
  const blocks = [
    input({ type: 'plain_text_input', min_length: 40, max_length: 45 }),
    input({ type: 'plain_text_input', max_length: 3 }),
    input({ type: 'plain_text_input' }, true),
    input({ type: 'static_select', options }),
    input({ type: 'static_select', option_groups: [{ label: plain('g'), options }] }),
    input({ type: 'multi_static_select', options, max_selected_items: 2 }),
    input({ type: 'checkboxes', options }),
    input({ type: 'radio_buttons', options }),
    input({ type: 'users_select' }),
    input({ type: 'channels_select' }),
    input({ type: 'datepicker' }),
    input({ type: 'timepicker' }),
    input({ type: 'number_input', is_decimal_allowed: false, min_value: '3', max_value: '4' }),
  ];
  for (let n = 0; n < 200; n += 1) expect(formFaults(blocks, valuesOf(blocks, filled(luck(n), blocks, world)))).toEqual({});
});
