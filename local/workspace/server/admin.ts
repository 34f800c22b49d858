import { addMember, dropMember, setArchived } from './acts/channels.ts';
import { appEvent } from './acts/events.ts';
import { revoke } from './acts/install.ts';
import { userShape } from './api/shapes.ts';
import type { Workspace } from './workspace.ts';
import type { Channel, User, World } from './world/world.ts';

/** What happens in a workspace from outside the app: people leave, channels are archived, the app is removed. */
export interface Admin {
  world(): World;
  deactivate(user: string): void;
  rename(user: string, displayName: string): void;
  makeGuest(user: string, guest: User['guest']): void;
  archive(channel: string): void;
  add(channel: string, user: string): void;
  remove(channel: string, user: string): void;
  uninstall(): void;
}

const admin = 'U0ANA';

/** The hands of the workspace's admin. */
export function adminOf(ws: Workspace): Admin {
  const channel = (id: string): Channel => {
    const found = ws.world.channels[id];
    if (!found) throw new Error(`No channel ${id}`);
    return found;
  };
  const change = (id: string, changed: Partial<User>): void => {
    const old = ws.world.users[id];
    if (!old) throw new Error(`No user ${id}`);
    const user: User = { ...old, ...changed, updated: Math.floor(ws.now() / 1000) };
    const event = { type: 'user_change', user: userShape(ws.world, user, ws.now()), cache_ts: user.updated, event_ts: ws.ts() };
    ws.commit([{ type: 'user-put', user }, ...appEvent(ws, 'user_change', event)]);
  };
  return {
    world: () => ws.world,
    deactivate: user => change(user, { deleted: true }),
    rename: (user, displayName) => change(user, { displayName }),
    makeGuest: (user, guest) => change(user, { guest }),
    archive: id => setArchived(ws, channel(id), admin, true),
    add: (id, user) => void addMember(ws, channel(id), user, admin),
    remove: (id, user) => void dropMember(ws, channel(id), user, admin),
    uninstall: () => revoke(ws, true),
  };
}
