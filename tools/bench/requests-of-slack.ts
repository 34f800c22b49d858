import { createHmac } from 'node:crypto';
import type { KnownBlock, ModalView } from '@slack/types';
import type { SlackRequest } from '../../functions/strict-request.ts';

export const signingSecret = 'the secret of measurements';
export const team = 'T1';
export const bot = { token: 'xoxb-bench', botUser: 'UBOT', botId: 'BBOT' };

const formType = 'application/x-www-form-urlencoded';
const who = (user: string) => ({
  team: { id: team, domain: 'bench' }, user: { id: user, username: user.toLowerCase(), name: user.toLowerCase(), team_id: team }, api_app_id: 'A1', token: 'x',
  enterprise: null, is_enterprise_install: false,
});

/** A request as it comes through the HTTP API: signed, its form in base64. */
function signed(fields: Readonly<Record<string, string>>): SlackRequest {
  const body = new URLSearchParams(fields).toString();
  const second = String(Math.floor(Date.now() / 1000));
  const signature = `v0=${createHmac('sha256', signingSecret).update(`v0:${second}:${body}`).digest('hex')}`;
  const headers = { 'content-type': formType, 'x-slack-request-timestamp': second, 'x-slack-signature': signature };
  return { headers, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
}

export interface Chosen {
  readonly user: string;
  readonly trigger: string;
  readonly channel: string;
  readonly action: string;
  readonly block: string;
  readonly choice: string;
  /** The card in which it was chosen: Slack sends the whole message back. */
  readonly blocks: readonly KnownBlock[];
}

/** A choice in a card's select. */
export function chosen({ user, trigger, channel, action, block, choice, blocks }: Chosen): SlackRequest {
  const ts = '1790000000.000100';
  const payload = {
    type: 'block_actions', ...who(user), trigger_id: trigger, response_url: 'http://127.0.0.1:1/actions/1',
    container: { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false },
    channel: { id: channel, name: 'games' },
    message: { type: 'message', user: bot.botUser, bot_id: bot.botId, ts, text: 'Vote', blocks },
    state: { values: { [block]: { [action]: { type: 'static_select', selected_option: { text: { type: 'plain_text', text: choice, emoji: true }, value: choice } } } } },
    actions: [{ type: 'static_select', action_id: action, block_id: block, action_ts: '1790000005.1',
      selected_option: { text: { type: 'plain_text', text: choice, emoji: true }, value: choice } }],
  };
  return signed({ payload: JSON.stringify(payload) });
}

/** A form as it was opened, sent with one option picked in each of these inputs. */
export function sent(user: string, trigger: string, view: ModalView, picked: Readonly<Record<string, string>>): SlackRequest {
  const values = Object.fromEntries(Object.entries(picked).map(([block, value]) =>
    [block, { pick: { type: 'static_select', selected_option: { text: { type: 'plain_text', text: value, emoji: true }, value } } }]));
  const payload = { type: 'view_submission', ...who(user), trigger_id: trigger, response_urls: [], view: { ...view, id: 'V1', hash: 'h', state: { values } } };
  return signed({ payload: JSON.stringify(payload) });
}

/** A slash command. */
export const typed = (user: string, trigger: string, channel: string, text: string): SlackRequest =>
  signed({
    token: 'x', team_id: team, team_domain: 'bench', channel_id: channel, channel_name: 'games', user_id: user, user_name: user.toLowerCase(),
    command: '/curfew', text, trigger_id: trigger, response_url: 'http://127.0.0.1:1/commands/1', api_app_id: 'A1', is_enterprise_install: 'false',
  });
