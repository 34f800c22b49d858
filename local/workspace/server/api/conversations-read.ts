import { z } from 'zod';
import { textOf, type Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel } from '../world/world.ts';
import { historyArgs, shaped, within } from './chat.ts';
import { byKind, channelFor, historyScopes, joinedChannel, messageFor, readScopes, userFor } from './lookups.ts';
import { flag, method, refuse, text } from './method.ts';
import { page, paged } from './pages.ts';
import { channelShape } from './shapes.ts';

const info = method({
  name: 'conversations.info',
  tier: '3',
  scopes: byKind(readScopes),
  args: z.object({ channel: text, include_num_members: flag.optional(), include_locale: flag.optional() }),
  run: (ws, args) => {
    const channel = channelFor(ws, args.channel);
    return 'error' in channel ? channel : { ok: true, channel: channelShape(ws.world, channel) };
  },
});

const kinds: Readonly<Record<string, Channel['kind']>> = { public_channel: 'public', private_channel: 'private', im: 'im' };
const listScopes = (_: Workspace, raw: Obj): readonly string[] => {
  const first = (textOf(raw, 'types') ?? 'public_channel').split(',')[0] ?? '';
  return readScopes[kinds[first] ?? 'public'];
};
const listArgs = z.object({
  types: text.default('public_channel'),
  exclude_archived: flag.default(false),
  team_id: text.optional(),
  user: text.optional(),
  ...paged,
});

function listed(ws: Workspace, args: z.output<typeof listArgs>, of: string | undefined) {
  const wanted = args.types.split(',').map(type => kinds[type.trim()]);
  const bot = ws.world.app.botUser;
  const visible = (channel: Channel) => channel.kind === 'public' || channel.members.includes(bot);
  const all = Object.values(ws.world.channels).filter(
    c => wanted.includes(c.kind) && visible(c) && (of === undefined || c.members.includes(of)) && !(args.exclude_archived && c.archived),
  );
  const found = page(all, args, 100);
  if ('error' in found) return found;
  return { ok: true, channels: found.items.map(c => channelShape(ws.world, c)), response_metadata: found.response_metadata };
}

const list = method({
  name: 'conversations.list',
  tier: '2',
  scopes: listScopes,
  args: listArgs,
  run: (ws, args) => listed(ws, args, undefined),
});

const ofUser = method({
  name: 'users.conversations',
  tier: '3',
  scopes: listScopes,
  args: listArgs,
  run: (ws, args) => {
    const user = userFor(ws, args.user ?? ws.world.app.botUser);
    return 'error' in user ? user : listed(ws, args, user.id);
  },
});

const members = method({
  name: 'conversations.members',
  tier: '4',
  scopes: byKind(readScopes),
  args: z.object({ channel: text, ...paged }),
  run: (ws, args) => {
    const channel = channelFor(ws, args.channel);
    if ('error' in channel) return channel;
    const found = page(channel.members, args, 100);
    return 'error' in found ? found : { ok: true, members: found.items, response_metadata: found.response_metadata };
  },
});

const history = method({
  name: 'conversations.history',
  tier: '3',
  scopes: byKind(historyScopes),
  args: historyArgs,
  run: (ws, args) => {
    const channel = joinedChannel(ws, args.channel);
    if ('error' in channel) return channel;
    const all = (ws.world.messages[channel.id] ?? []).filter(
      m => (m.threadTs === null || m.threadTs === m.ts || m.broadcast) && within(args)(m),
    );
    const found = page(all.toReversed(), args, 100);
    if ('error' in found) return found;
    return {
      ok: true,
      messages: shaped(ws.world, found.items),
      has_more: found.more,
      pin_count: channel.pins.length,
      response_metadata: found.response_metadata,
    };
  },
});

const replies = method({
  name: 'conversations.replies',
  tier: '3',
  scopes: byKind(historyScopes),
  args: historyArgs,
  run: (ws, args) => {
    const channel = joinedChannel(ws, args.channel);
    if ('error' in channel) return channel;
    if (args.ts === undefined) return refuse('thread_not_found');
    const parent = messageFor(ws, channel, args.ts);
    if ('error' in parent) return refuse('thread_not_found');
    const all = (ws.world.messages[channel.id] ?? []).filter(m => m.ts === parent.ts || (m.threadTs === parent.ts && within(args)(m)));
    const found = page(all, args, 1000);
    if ('error' in found) return found;
    return { ok: true, messages: shaped(ws.world, found.items), has_more: found.more, response_metadata: found.response_metadata };
  },
});

/** Looking at channels. */
export const conversationReadMethods = [info, list, ofUser, members, history, replies] as const;
