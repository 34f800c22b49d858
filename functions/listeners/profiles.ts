import { SlackError, type WebClient } from '@slack/web-api';
import * as z from 'zod/mini';
import { lazily } from '../../engine/core/lazily.ts';
import type { Profile } from './sender.ts';

const member = lazily(() => z.object({
  is_bot: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  tz: z.optional(z.string()),
  name: z.optional(z.string()),
  profile: z.optional(z.object({ display_name: z.optional(z.string()), real_name: z.optional(z.string()) })),
}));

/** How a member is called. Where Slack does not say in time, the name that came with their act has to do. */
export async function profileOf(client: Pick<WebClient, 'users'>, user: string, handle: string | undefined): Promise<Profile> {
  try {
    const { user: found } = await client.users.info({ user });
    const { is_bot = false, deleted = false, tz, name, profile } = member().parse(found);
    const shown = [profile?.display_name, profile?.real_name, name, handle].find(text => text !== undefined && text.trim() !== '');
    return { name: shown ?? user, zone: tz, canPlay: !is_bot && !deleted && user !== 'USLACKBOT' };
  } catch (fault) {
    if (!(fault instanceof SlackError)) throw fault;
    return { name: handle ?? user, zone: undefined, canPlay: true };
  }
}
