import { SlackError, type WebClient, WebAPIPlatformError } from '@slack/web-api';
import * as z from 'zod/mini';
import { lazily } from '../../engine/core/lazily.ts';
import { inTime } from './in-time.ts';

/** Why no game can be played in a channel, as the sentence's key; `fine` where nothing speaks against it. */
export type Playable = 'fine' | 'shared' | 'archived' | 'away' | 'few';

const flag = z.optional(z.boolean());
const channel = lazily(() =>
  z.object({ is_ext_shared: flag, is_pending_ext_shared: flag, is_archived: flag, is_private: flag, is_member: flag, is_im: flag, is_mpim: flag }),
);

/**
 * Whether a game can be played there. People of another organisation could press its buttons and get no message of their own, so a
 * channel that is shared with one is refused. Where Slack does not say in time, the game is made: its host hears what does not work.
 */
export async function playableIn(client: Pick<WebClient, 'conversations'>, id: string): Promise<Playable> {
  try {
    const answer = await inTime(client.conversations.info({ channel: id }));
    const read = channel().safeParse(answer?.channel);
    return read.success ? judged(read.data) : 'fine';
  } catch (fault) {
    if (!(fault instanceof SlackError)) throw fault;
    return fault instanceof WebAPIPlatformError && fault.data.error === 'channel_not_found' ? 'away' : 'fine';
  }
}

function judged(found: z.infer<ReturnType<typeof channel>>): Playable {
  if (found.is_im || found.is_mpim) return 'few';
  if (found.is_ext_shared || found.is_pending_ext_shared) return 'shared';
  if (found.is_archived) return 'archived';
  return found.is_private && found.is_member === false ? 'away' : 'fine';
}
