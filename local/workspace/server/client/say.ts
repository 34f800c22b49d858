import type { CommandResult } from '../../client-contract.ts';
import { openIm } from '../acts/channels.ts';
import { appEvent } from '../acts/events.ts';
import { findMessage, post } from '../acts/messages.ts';
import { viewShape } from '../api/shapes.ts';
import { failureOf, sendCommand } from '../delivery/send.ts';
import { afterSaying, sayFor } from '../delivery/response-url.ts';
import { responseUrlFor, triggerFor } from '../delivery/tickets.ts';
import { isObj, type Obj, parsed } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel } from '../world/world.ts';
import { commandMarkup, messageMarkup } from './markup.ts';

/** A refusal in plain words, for the person. */
export interface Said {
  readonly error: string;
}

const longest = 40_000;

/** Somebody says something in a channel they are in. */
export function say(
  ws: Workspace,
  user: string,
  channel: Channel,
  typed: string,
  thread: string | undefined,
): { readonly ts: string } | Said {
  if (!channel.members.includes(user)) return { error: 'Join the channel first.' };
  if (channel.archived) return { error: 'This channel is archived.' };
  if (channel.kind === 'im' && channel.members.includes(ws.world.app.botUser) && ws.manifest.messagesTab !== 'on') {
    return { error: 'Sending messages to this app has been turned off.' };
  }
  if (thread !== undefined && !findMessage(ws, channel.id, thread)) return { error: 'The message you answer is not there any more.' };
  if (typed.trim() === '') return { error: 'There is nothing to send.' };
  const text = messageMarkup(ws.world, typed);
  if (text.length > longest) return { error: 'This message is too long.' };
  return { ts: post(ws, channel, { user, text, threadTs: thread ?? null }).ts };
}

const nameFor = (channel: Channel): string =>
  channel.kind === 'im' ? 'directmessage' : channel.kind === 'private' ? 'privategroup' : channel.name;

/** What the app's answer says: JSON, plain text, or nothing. */
function answerOf(body: string): Obj | undefined {
  if (body.trim() === '') return undefined;
  const value = parsed(body);
  return isObj(value) ? value : { text: body };
}

/** Shows what the app answered, and to everybody the command itself if the answer is for everybody. */
function show(ws: Workspace, user: string, channel: Channel, line: string, url: string, body: string): CommandResult {
  const answer = answerOf(body);
  const ticket = ws.world.responses[url.split('/').at(-1) ?? ''];
  if (!answer || !ticket) return { ok: true };
  if (answer.response_type === 'in_channel') post(ws, channel, { user, text: line });
  if (answer.text === undefined && answer.blocks === undefined) return { ok: true };
  const said = sayFor(ws, ticket, answer);
  if (said.error !== undefined) return { ok: false, error: `${line.split(' ')[0]} failed with the error "${said.error}"` };
  ws.commit([{ type: 'response-put', response: afterSaying(ticket, said) }]);
  return { ok: true };
}

/** Somebody types a slash command in a channel they are in. */
export async function runCommand(ws: Workspace, user: string, channel: Channel, line: string): Promise<CommandResult> {
  const [, name = '', typed = ''] = /^(\/\S+)\s*([\s\S]*)$/.exec(line.trim()) ?? [];
  const known = ws.manifest.commands.find(c => c.command === name);
  if (!known || !ws.world.app.installed) return { ok: false, error: `${name || line} is not a valid command.` };
  if (!channel.members.includes(user)) return { ok: false, error: 'Join the channel first.' };
  if (channel.archived) return { ok: false, error: 'This channel is archived.' };
  const { team, app, users } = ws.world;
  const url = responseUrlFor(ws, { kind: 'commands', user, channel: channel.id, ts: null, ephemeral: true, threadTs: null });
  const sent = await sendCommand(ws, {
    token: 'x',
    team_id: team.id,
    team_domain: team.domain,
    channel_id: channel.id,
    channel_name: nameFor(channel),
    user_id: user,
    user_name: users[user]?.name ?? '',
    command: name,
    text: known.escape ? commandMarkup(ws.world, typed.trim()) : typed.trim(),
    api_app_id: app.id,
    is_enterprise_install: 'false',
    response_url: url,
    trigger_id: triggerFor(ws, user, null),
  });
  const failure = failureOf(sent);
  if (failure !== undefined || !sent.answered) return { ok: false, error: `${name} failed with the error "${failure}"` };
  return show(ws, user, channel, line.trim(), url, sent.body);
}

/** Somebody opens the app's home, on one of its tabs. */
export function openHome(ws: Workspace, user: string, tab: 'home' | 'messages'): void {
  const { channel } = openIm(ws, ws.world.app.botUser, user);
  const view = ws.world.views[ws.world.homes[user] ?? ''];
  const seen = tab === 'home' && view ? { view: viewShape(ws.world, view) } : {};
  ws.commit(appEvent(ws, 'app_home_opened', { type: 'app_home_opened', user, channel: channel.id, tab, event_ts: ws.ts(), ...seen }));
}
