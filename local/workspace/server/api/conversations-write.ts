import { z } from 'zod';
import { addMember, createChannel, describe, dropMember, nameFault, openIm, setArchived } from '../acts/channels.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel } from '../world/world.ts';
import { byKind, channelFor, joinedChannel, liveChannel, userFor, writeScopes } from './lookups.ts';
import { flag, ids, method, refuse, text } from './method.ts';
import { channelShape } from './shapes.ts';

const scopes = byKind(writeScopes);
const shown = (ws: Workspace, channel: Channel) => ({ ok: true, channel: channelShape(ws.world, channel) });

const create = method({
  name: 'conversations.create',
  tier: '2',
  scopes: (_, raw) => writeScopes[['true', '1', 'True'].includes(String(raw.is_private)) ? 'private' : 'public'],
  args: z.object({ name: text, is_private: flag.optional(), team_id: text.optional() }),
  run: (ws, { name, is_private = false }) => {
    const fault = nameFault(ws, name);
    return fault ? refuse(fault) : shown(ws, createChannel(ws, name, is_private, ws.world.app.botUser));
  },
});

/** Why somebody cannot be invited. */
function inviteFault(ws: Workspace, channel: Channel, id: string): string | undefined {
  const user = ws.world.users[id];
  if (!user) return 'user_not_found';
  if (id === ws.world.app.botUser) return 'cant_invite_self';
  if (channel.members.includes(id)) return 'already_in_channel';
  if (user.guest === 'single') return 'ura_max_channels';
  return user.deleted || id === 'USLACKBOT' ? 'cant_invite' : undefined;
}

const invite = method({
  name: 'conversations.invite',
  tier: '3',
  scopes,
  args: z.object({ channel: text, users: ids, force: flag.optional() }),
  run: (ws, { channel: id, users, force = false }) => {
    const channel = liveChannel(ws, id);
    if ('error' in channel) return channel;
    if (channel.kind === 'im') return refuse('method_not_supported_for_channel_type');
    if (users.length === 0) return refuse('no_user');
    if (users.length > 100) return refuse('too_many_users');
    const tried = users.map(user => ({ user, error: inviteFault(ws, channel, user) }));
    const errors = tried.flatMap(({ user, error }) => (error ? [{ user, ok: false, error }] : []));
    const [first] = errors;
    const good = tried.filter(({ error }) => !error).map(({ user }) => user);
    if (first && (!force || good.length === 0)) return refuse(first.error, { errors });
    const now = good.reduce((at, user) => addMember(ws, at, user, ws.world.app.botUser), channel);
    return errors.length > 0 ? { ...shown(ws, now), errors } : shown(ws, now);
  },
});

const kick = method({
  name: 'conversations.kick',
  tier: '3',
  scopes,
  args: z.object({ channel: text, user: text }),
  run: (ws, { channel: id, user: userId }) => {
    const channel = joinedChannel(ws, id);
    if ('error' in channel) return channel;
    const user = userFor(ws, userId);
    if ('error' in user) return user;
    if (user.id === ws.world.app.botUser) return refuse('cant_kick_self');
    if (channel.general) return refuse('cant_kick_from_general');
    if (!channel.members.includes(user.id)) return refuse('not_in_channel');
    dropMember(ws, channel, user.id, ws.world.app.botUser);
    return { ok: true, errors: {} };
  },
});

const archive = method({
  name: 'conversations.archive',
  tier: '2',
  scopes,
  args: z.object({ channel: text }),
  run: (ws, { channel: id }) => {
    const channel = joinedChannel(ws, id);
    if ('error' in channel) return channel;
    if (channel.general) return refuse('cant_archive_general');
    if (channel.archived) return refuse('already_archived');
    setArchived(ws, channel, ws.world.app.botUser, true);
    return { ok: true };
  },
});

const unarchive = method({
  name: 'conversations.unarchive',
  tier: '2',
  scopes,
  args: z.object({ channel: text }),
  run: () => refuse('not_allowed_token_type'),
});

const rename = method({
  name: 'conversations.rename',
  tier: '2',
  scopes,
  args: z.object({ channel: text, name: text }),
  run: (ws, { channel: id, name }) => {
    const channel = liveChannel(ws, id);
    if ('error' in channel) return channel;
    if (channel.creator !== ws.world.app.botUser) return refuse('not_authorized');
    const fault = nameFault(ws, name);
    return fault ? refuse(fault) : shown(ws, describe(ws, channel, ws.world.app.botUser, 'name', name));
  },
});

const setter = (name: string, field: 'topic' | 'purpose') =>
  method({
    name,
    tier: '2',
    scopes,
    args: z.object({ channel: text, [field]: text }),
    run: (ws, args) => {
      const channel = liveChannel(ws, String(args.channel));
      if ('error' in channel) return channel;
      const value = String(args[field]);
      if (value.length > 250) return refuse('too_long');
      const now = value === channel[field] ? channel : describe(ws, channel, ws.world.app.botUser, field, value);
      return { ...shown(ws, now), [field]: value };
    },
  });

const join = method({
  name: 'conversations.join',
  tier: '3',
  scopes: ['channels:join'],
  args: z.object({ channel: text }),
  run: (ws, { channel: id }) => {
    const channel = channelFor(ws, id);
    if ('error' in channel) return channel;
    if (channel.kind !== 'public') return refuse('method_not_supported_for_channel_type');
    if (channel.archived) return refuse('is_archived');
    const bot = ws.world.app.botUser;
    if (!channel.members.includes(bot)) return shown(ws, addMember(ws, channel, bot));
    return { ...shown(ws, channel), warning: 'already_in_channel', response_metadata: { warnings: ['already_in_channel'] } };
  },
});

const leave = method({
  name: 'conversations.leave',
  tier: '3',
  scopes,
  args: z.object({ channel: text }),
  run: (ws, { channel: id }) => {
    const channel = channelFor(ws, id);
    if ('error' in channel) return channel;
    if (channel.kind === 'im') return refuse('method_not_supported_for_channel_type');
    if (channel.general) return refuse('cant_leave_general');
    if (!channel.members.includes(ws.world.app.botUser)) return { ok: true, not_in_channel: true };
    dropMember(ws, channel, ws.world.app.botUser, ws.world.app.botUser);
    return { ok: true };
  },
});

const open = method({
  name: 'conversations.open',
  tier: '3',
  scopes: ['im:write'],
  args: z.object({ users: ids.optional(), channel: text.optional(), return_im: flag.optional(), prevent_creation: flag.optional() }),
  run: (ws, { users = [], channel: id, return_im = false }) => {
    if (id !== undefined)
      return 'error' in channelFor(ws, id) ? refuse('channel_not_found') : { ok: true, no_op: true, already_open: true, channel: { id } };
    if (users.length > 8) return refuse('too_many_users');
    const [first, ...rest] = users;
    if (first === undefined) return refuse('users_list_not_supplied');
    if (rest.length > 0) return refuse('invalid_user_combination');
    const user = userFor(ws, first);
    if ('error' in user) return user;
    if (user.deleted) return refuse('user_disabled');
    if (user.isBot) return refuse('cannot_dm_bot');
    const { channel, already } = openIm(ws, ws.world.app.botUser, user.id);
    const seen = return_im ? channelShape(ws.world, channel) : { id: channel.id };
    return { ok: true, ...(already ? { no_op: true, already_open: true } : {}), channel: seen };
  },
});

/** Making channels, and who is in them. */
export const conversationWriteMethods = [
  create,
  invite,
  kick,
  archive,
  unarchive,
  rename,
  setter('conversations.setTopic', 'topic'),
  setter('conversations.setPurpose', 'purpose'),
  join,
  leave,
  open,
] as const;
