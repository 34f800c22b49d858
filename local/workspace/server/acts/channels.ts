import { freshId } from '../ids.ts';
import type { Workspace } from '../workspace.ts';
import type { Change } from '../world/changes.ts';
import type { Channel } from '../world/world.ts';
import { appEvent, channelEvent, channelLetter } from './events.ts';
import { drafted, posting } from './messages.ts';

/** Why a name is refused, in Slack's codes. */
export function nameFault(ws: Workspace, name: string): string | undefined {
  if (name === '') return 'invalid_name_required';
  if (name.length > 80) return 'invalid_name_maxlength';
  if (!/^[\p{Ll}\p{Lo}\p{N}_-]+$/u.test(name)) return 'invalid_name_specials';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'invalid_name_punctuation';
  if (Object.values(ws.world.channels).some(channel => channel.kind !== 'im' && channel.name === name)) return 'name_taken';
  return undefined;
}

const blank = (ws: Workspace, prefix: string): Omit<Channel, 'kind' | 'name' | 'creator' | 'members'> => ({
  id: freshId(prefix),
  created: Math.floor(ws.now() / 1000),
  topic: '',
  purpose: '',
  archived: false,
  general: false,
  pins: [],
});

/** Makes a channel with its creator in it. */
export function createChannel(ws: Workspace, name: string, isPrivate: boolean, creator: string): Channel {
  const channel: Channel = { ...blank(ws, 'C'), kind: isPrivate ? 'private' : 'public', name, creator, members: [creator] };
  ws.commit([{ type: 'channel-put', channel }]);
  return channel;
}

/** The direct-message channel of two, and whether it had been there. */
export function openIm(ws: Workspace, a: string, b: string): { readonly channel: Channel; readonly already: boolean } {
  const found = Object.values(ws.world.channels).find(
    c => c.kind === 'im' && c.members.includes(a) && c.members.includes(b) && (a !== b || c.members.length === 1),
  );
  if (found) return { channel: found, already: true };
  const channel: Channel = { ...blank(ws, 'D'), kind: 'im', name: '', creator: a, members: a === b ? [a] : [a, b] };
  ws.commit([{ type: 'channel-put', channel }]);
  return { channel, already: false };
}

const memberEvent = (ws: Workspace, type: string, channel: Channel, user: string, more: object): readonly Change[] =>
  channelEvent(ws, channel, type, {
    type,
    user,
    channel: channel.id,
    channel_type: channelLetter(channel),
    team: ws.world.team.id,
    event_ts: ws.ts(),
    ...more,
  });

/** Brings somebody into a channel; `inviter` is nobody when they come by themselves. */
export function addMember(ws: Workspace, channel: Channel, user: string, inviter?: string): Channel {
  const now: Channel = { ...channel, members: [...channel.members, user] };
  const line = drafted(ws, channel.id, {
    user,
    text: `<@${user}> has joined the ${channel.kind === 'private' ? 'group' : 'channel'}`,
    subtype: channel.kind === 'private' ? 'group_join' : 'channel_join',
    detail: inviter === undefined ? {} : { inviter },
  });
  const joined = memberEvent(ws, 'member_joined_channel', now, user, inviter === undefined ? {} : { inviter });
  ws.commit([{ type: 'channel-put', channel: now }, ...posting(ws, now, line), ...joined]);
  return now;
}

/** Takes somebody out of a channel; `actor` is who did it. */
export function dropMember(ws: Workspace, channel: Channel, user: string, actor: string): Channel {
  const now: Channel = { ...channel, members: channel.members.filter(id => id !== user) };
  const line = drafted(ws, channel.id, {
    user,
    text: `<@${user}> has left the ${channel.kind === 'private' ? 'group' : 'channel'}`,
    subtype: channel.kind === 'private' ? 'group_leave' : 'channel_leave',
  });
  const type = channel.kind === 'private' ? 'group_left' : 'channel_left';
  const told =
    user === ws.world.app.botUser
      ? appEvent(ws, type, { type, channel: channel.id, actor_id: actor, event_ts: ws.ts() })
      : memberEvent(ws, 'member_left_channel', now, user, {});
  ws.commit([{ type: 'channel-put', channel: now }, ...posting(ws, now, line), ...told]);
  return now;
}

/** Archives a channel, or brings it back. */
export function setArchived(ws: Workspace, channel: Channel, user: string, archived: boolean): void {
  const type = `${channel.kind === 'private' ? 'group' : 'channel'}_${archived ? 'archive' : 'unarchive'}`;
  const event = { type, channel: channel.id, user, is_moved: 0, event_ts: ws.ts() };
  ws.commit([{ type: 'channel-put', channel: { ...channel, archived } }, ...channelEvent(ws, channel, type, event)]);
}

/** Changes a channel's topic, purpose or name, with the line that says so. */
export function describe(ws: Workspace, channel: Channel, user: string, field: 'topic' | 'purpose' | 'name', value: string): Channel {
  const now: Channel = { ...channel, [field]: value };
  const detail = field === 'name' ? { old_name: channel.name, name: value } : { [field]: value };
  const said = field === 'name' ? 'has renamed the channel' : `set the channel ${field}:`;
  const line = drafted(ws, channel.id, { user, text: `<@${user}> ${said} ${value}`, subtype: `channel_${field}`, detail });
  ws.commit([{ type: 'channel-put', channel: now }, ...posting(ws, now, line)]);
  return now;
}
