import { curfewManifest, type Manifest } from '../../../local/workspace/server/options.ts';

/** An app that asks for more than Curfew does, so that the server is seen to do all that it can. */
export const wideManifest: Pick<Manifest, 'scopes' | 'events'> = {
  scopes: [
    ...curfewManifest.scopes,
    'im:write', 'team:read', 'channels:history', 'groups:history', 'pins:write', 'reactions:write', 'files:write',
  ],
  events: [
    ...curfewManifest.events,
    'message.channels', 'message.groups', 'member_left_channel', 'channel_id_changed', 'user_change', 'team_join',
  ],
};
