import { SlackError, type WebClient } from '@slack/web-api';
import * as z from 'zod/mini';
import { lazily } from '../../engine/core/lazily.ts';
import { inTime } from './in-time.ts';
import type { Profile } from './sender.ts';

const member = lazily(() => z.object({
  is_bot: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  team_id: z.optional(z.string()),
  enterprise_user: z.optional(z.object({ teams: z.optional(z.array(z.string())) })),
  tz: z.optional(z.string()),
  name: z.optional(z.string()),
  profile: z.optional(z.object({ display_name: z.optional(z.string()), real_name: z.optional(z.string()) })),
}));

/** How a member is called. Where Slack does not say in time, the name that came with their act has to do. */
export async function profileOf(client: Pick<WebClient, 'users'>, team: string, user: string, handle: string | undefined): Promise<Profile> {
  const unknown: Profile = { name: handle ?? user, zone: undefined, canPlay: true };
  try {
    const answer = await inTime(client.users.info({ user }));
    if (!answer) return unknown;
    const { is_bot = false, deleted = false, team_id = team, enterprise_user, tz, name, profile } = member().parse(answer.user);
    const isOurs = team_id === team || (enterprise_user?.teams ?? []).includes(team); // within one enterprise people have another home
    const shown = [profile?.display_name, profile?.real_name, name, handle].find(text => text !== undefined && text.trim() !== '');
    return { name: shown ?? user, zone: tz, canPlay: !is_bot && !deleted && isOurs && user !== 'USLACKBOT' };
  } catch (fault) {
    if (!(fault instanceof SlackError)) throw fault;
    return unknown;
  }
}
