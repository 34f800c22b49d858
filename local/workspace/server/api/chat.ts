import { z } from 'zod';
import { edit, findMessage, post, remove, whisper } from '../acts/messages.ts';
import { isObj, type Obj } from '../json.ts';
import { channelFor, liveChannel, messageFor } from './lookups.ts';
import { bodyArgs, contentOf, updateContentOf } from './content.ts';
import { count, flag, json, method, refuse, text } from './method.ts';
import { destination } from './destination.ts';
import { messageShape } from './shapes.ts';

const postMessage = method({
  name: 'chat.postMessage',
  tier: 'special',
  scopes: ['chat:write'],
  args: z.object({
    channel: text,
    ...bodyArgs,
    thread_ts: text.optional(),
    reply_broadcast: flag.optional(),
    metadata: json.optional(),
    unfurl_links: flag.optional(),
    unfurl_media: flag.optional(),
    link_names: z.unknown().optional(),
  }),
  run: (ws, args) => {
    const channel = destination(ws, args.channel);
    if ('error' in channel) return channel;
    const content = contentOf(args);
    if ('error' in content) return content;
    if (args.thread_ts && !findMessage(ws, channel.id, args.thread_ts)) return refuse('thread_not_found');
    const metadata = isObj(args.metadata) ? args.metadata : null;
    const thread = { threadTs: args.thread_ts ?? null, broadcast: args.reply_broadcast ?? false };
    const message = post(ws, channel, { user: ws.world.app.botUser, byApp: true, ...content, ...thread, metadata });
    return { ok: true, channel: channel.id, ts: message.ts, message: messageShape(ws.world, message) };
  },
});

const update = method({
  name: 'chat.update',
  tier: '3',
  scopes: ['chat:write'],
  args: z.object({ channel: text, ts: text, ...bodyArgs, metadata: json.optional(), as_user: flag.optional() }),
  run: (ws, args) => {
    const channel = channelFor(ws, args.channel);
    if ('error' in channel) return channel;
    if (channel.archived) return refuse('is_inactive');
    const before = messageFor(ws, channel, args.ts);
    if ('error' in before) return before;
    if (!before.byApp || before.subtype !== null) return refuse('cant_update_message');
    const content = updateContentOf(args);
    if ('error' in content) return content;
    const message = edit(ws, channel, before, { ...content, ...(isObj(args.metadata) ? { metadata: args.metadata } : {}) });
    return { ok: true, channel: channel.id, ts: message.ts, text: message.text, message: messageShape(ws.world, message) };
  },
});

const deleteMessage = method({
  name: 'chat.delete',
  tier: '3',
  scopes: ['chat:write'],
  args: z.object({ channel: text, ts: text, as_user: flag.optional() }),
  run: (ws, args) => {
    const channel = channelFor(ws, args.channel);
    if ('error' in channel) return channel;
    const message = messageFor(ws, channel, args.ts);
    if ('error' in message) return message;
    if (!message.byApp) return refuse('cant_delete_message');
    remove(ws, channel, message);
    return { ok: true, channel: channel.id, ts: message.ts };
  },
});

const postEphemeral = method({
  name: 'chat.postEphemeral',
  tier: '4',
  scopes: ['chat:write'],
  args: z.object({ channel: text, user: text, ...bodyArgs, thread_ts: text.optional() }),
  run: (ws, args) => {
    const channel = liveChannel(ws, args.channel);
    if ('error' in channel) return channel;
    if (!channel.members.includes(args.user)) return refuse('user_not_in_channel');
    const content = contentOf(args);
    if ('error' in content) return content;
    const draft = { user: ws.world.app.botUser, byApp: true, ...content, threadTs: args.thread_ts ?? null };
    return { ok: true, message_ts: whisper(ws, channel.id, args.user, draft).ts };
  },
});

const getPermalink = method({
  name: 'chat.getPermalink',
  tier: 'special',
  args: z.object({ channel: text, message_ts: text }),
  run: (ws, args) => {
    const channel = channelFor(ws, args.channel);
    if ('error' in channel) return channel;
    const message = messageFor(ws, channel, args.message_ts);
    if ('error' in message) return message;
    return { ok: true, channel: channel.id, permalink: `${ws.url}/archives/${channel.id}/p${message.ts.replace('.', '')}` };
  },
});

const history = z.object({
  channel: text,
  ts: text.optional(),
  oldest: text.optional(),
  latest: text.optional(),
  inclusive: flag.optional(),
  cursor: text.optional(),
  limit: count.optional(),
});

/** The messages of a channel within the bounds that were asked for. */
export const within =
  (args: z.output<typeof history>) =>
  (message: { readonly ts: string }): boolean => {
    const { oldest = '0', latest = '9999999999.999999', inclusive } = args;
    return inclusive ? message.ts >= oldest && message.ts <= latest : message.ts > oldest && message.ts < latest;
  };
export const historyArgs = history;

/** A list of messages as Slack shows it. */
export const shaped = (world: Parameters<typeof messageShape>[0], list: readonly Parameters<typeof messageShape>[1][]): readonly Obj[] =>
  list.map(message => messageShape(world, message));

/** Saying things. */
export const chatMethods = [postMessage, update, deleteMessage, postEphemeral, getPermalink] as const;
