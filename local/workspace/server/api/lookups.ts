import { findMessage } from '../acts/messages.ts';
import type { Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, Message, User } from '../world/world.ts';
import { refuse, type Refusal } from './method.ts';

/** A channel that the bot may know of: private ones and direct messages only from inside. */
export function channelFor(ws: Workspace, id: string): Channel | Refusal {
  const named = /^#?(.+)$/.exec(id)?.[1];
  const channel = ws.world.channels[id] ?? Object.values(ws.world.channels).find(c => c.kind !== 'im' && c.name === named);
  const seen = channel && (channel.kind === 'public' || channel.members.includes(ws.world.app.botUser));
  return seen ? channel : refuse('channel_not_found');
}

/** A channel that the bot is in. */
export function joinedChannel(ws: Workspace, id: string): Channel | Refusal {
  const channel = channelFor(ws, id);
  if ('error' in channel) return channel;
  return channel.members.includes(ws.world.app.botUser) ? channel : refuse('not_in_channel');
}

/** A channel that the bot is in and that is not archived. */
export function liveChannel(ws: Workspace, id: string): Channel | Refusal {
  const channel = joinedChannel(ws, id);
  if ('error' in channel) return channel;
  return channel.archived ? refuse('is_archived') : channel;
}

/** A channel's message. */
export function messageFor(ws: Workspace, channel: Channel, ts: string): Message | Refusal {
  return findMessage(ws, channel.id, ts) ?? refuse('message_not_found');
}

/** Anybody whom the workspace has or had. */
export function userFor(ws: Workspace, id: string): User | Refusal {
  return ws.world.users[id] ?? refuse('user_not_found');
}

type Kinds = Readonly<Record<Channel['kind'], readonly string[]>>;

/** The scopes of a method that serves every kind of channel, by the kind of the one that is named. */
export const byKind =
  (kinds: Kinds) =>
  (ws: Workspace, raw: Obj): readonly string[] => {
    const channel = ws.world.channels[String(raw.channel)];
    return kinds[channel?.kind ?? 'public'];
  };

export const readScopes: Kinds = { public: ['channels:read'], private: ['groups:read'], im: ['im:read'] };
export const historyScopes: Kinds = { public: ['channels:history'], private: ['groups:history'], im: ['im:history'] };
export const writeScopes: Kinds = { public: ['channels:manage', 'channels:write'], private: ['groups:write'], im: ['im:write'] };
