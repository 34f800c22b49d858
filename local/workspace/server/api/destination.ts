import { openIm } from '../acts/channels.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, User } from '../world/world.ts';
import { channelFor, userFor } from './lookups.ts';
import { refuse, type Refusal } from './method.ts';

/** The person at the other end of the bot's direct messages must be able to get them. */
function dmFault(ws: Workspace, user: User): Refusal | undefined {
  if (user.isBot || user.id === 'USLACKBOT') return refuse('cannot_dm_bot');
  if (user.deleted) return refuse('channel_not_found');
  return ws.manifest.messagesTab === 'off' ? refuse('messages_tab_disabled') : undefined;
}

function toUser(ws: Workspace, id: string): Channel | Refusal {
  const user = userFor(ws, id);
  if ('error' in user) return refuse('channel_not_found');
  return dmFault(ws, user) ?? openIm(ws, ws.world.app.botUser, user.id).channel;
}

/** Where a message goes: a channel, or the direct messages with a user whose id stands in its place. */
export function destination(ws: Workspace, id: string): Channel | Refusal {
  if (/^[UW]/.test(id)) return toUser(ws, id);
  const channel = channelFor(ws, id);
  if ('error' in channel) return channel;
  const other = channel.kind === 'im' ? ws.world.users[channel.members.find(m => m !== ws.world.app.botUser) ?? ''] : undefined;
  if (other) return dmFault(ws, other) ?? channel;
  if (channel.archived) return refuse('is_archived');
  const inside = channel.members.includes(ws.world.app.botUser) || ws.manifest.scopes.includes('chat:write.public');
  return inside ? channel : refuse('not_in_channel');
}
