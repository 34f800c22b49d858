import { maySee } from './shown.ts';
import type { Workspace } from '../workspace.ts';
import type { Channel, User } from '../world/world.ts';

/** An answer to the page: a body, or a refusal in plain words. */
export type Answer = { readonly body: unknown } | { readonly status: number; readonly error: string };

/** A refusal. */
export const no = (error: string, status = 400): Answer => ({ status, error });
/** What was asked for, or that it was done. */
export const yes = (body: unknown = {}): Answer => ({ body });

/** The channel, if that person may look into it. */
export const seen = (ws: Workspace, user: User, id: string): Channel | undefined => {
  const channel = ws.world.channels[id];
  return channel && maySee(channel, user.id) ? channel : undefined;
};

export const noChannel = no('There is no such channel.', 404);
