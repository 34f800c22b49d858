import { freshId } from '../ids.ts';
import type { Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Change } from '../world/changes.ts';
import type { Channel } from '../world/world.ts';

/** Slack's word for a channel's kind in events. */
const channelType = (channel: Channel): 'channel' | 'group' | 'im' =>
  channel.kind === 'public' ? 'channel' : channel.kind === 'private' ? 'group' : 'im';

/** The letter for it in membership events. */
export const channelLetter = (channel: Channel): 'C' | 'G' | 'D' =>
  channel.kind === 'public' ? 'C' : channel.kind === 'private' ? 'G' : 'D';

const envelope = (ws: Workspace, event: Obj): Obj => {
  const { team, app } = ws.world;
  const id = freshId('Ev');
  return {
    token: 'x',
    team_id: team.id,
    context_team_id: team.id,
    context_enterprise_id: null,
    api_app_id: app.id,
    event,
    type: 'event_callback',
    event_id: id,
    event_time: Math.floor(ws.now() / 1000),
    authorizations: [{ enterprise_id: null, team_id: team.id, user_id: app.botUser, is_bot: true, is_enterprise_install: false }],
    is_ext_shared_channel: false,
    event_context: `4-${id}`,
  };
};

/** An event for the app, if its manifest asks for the kind. */
export function appEvent(ws: Workspace, subscription: string, event: Obj): readonly Change[] {
  if (!ws.manifest.events.includes(subscription) || !ws.world.app.installed) return [];
  const body = envelope(ws, event);
  return [{ type: 'event-queued', event: { id: String(body.event_id), body, tries: 0, due: ws.now(), reason: null } }];
}

/** An event in a channel: the app hears only of channels its bot is in. */
export const channelEvent = (ws: Workspace, channel: Channel, subscription: string, event: Obj): readonly Change[] =>
  channel.members.includes(ws.world.app.botUser) ? appEvent(ws, subscription, event) : [];

/** A message event of whatever subtype. */
export function messageEvent(ws: Workspace, channel: Channel, event: Obj): readonly Change[] {
  const type = channelType(channel);
  return channelEvent(ws, channel, type === 'im' ? 'message.im' : `message.${type}s`, {
    type: 'message',
    channel: channel.id,
    channel_type: type,
    ...event,
  });
}
