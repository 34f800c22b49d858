import { createHash } from 'node:crypto';
import type { MessageRef } from '../../app/ports.ts';
import type { Card } from './cards/card.ts';
import type { SlackClient } from './client.ts';
import type { Desk } from './desk.ts';
import { refusedWith } from './errors.ts';

const hashOf = ({ text, blocks }: Card): string => createHash('sha256').update(JSON.stringify([text, blocks])).digest('base64url').slice(0, 22);

/**
 * Makes sure that a message shows this: posted when it is new, edited in place when it shows something else, left alone otherwise.
 * `key` is what the game knows the message by; `channel` may be a user.
 */
export async function show({ store, slack, context: { game } }: Desk, channel: string, key: string, card: Card): Promise<void> {
  const hash = hashOf(card);
  const there = await store.messageRef(game, key);
  if (there?.hash === hash || (!there && card.onlyEdits)) return;
  if (there && (await edit(slack, there, card))) return store.putMessageRef(game, key, { ...there, hash });
  if (there && card.onlyEdits) return;
  const posted = await post(slack, channel, card);
  await store.putMessageRef(game, key, { ...posted, hash });
  if (card.thread !== undefined) await slack.chat.postMessage({ channel: posted.channel, thread_ts: posted.ts, text: card.thread }); // lost with a death at this very moment, and not missed
}

/** @returns false if the message cannot be edited any more. */
const edit = async (slack: SlackClient, { channel, ts }: MessageRef, { text, blocks }: Card): Promise<boolean> =>
  (await refusedWith(['message_not_found', 'edit_window_closed', 'cant_update_message'], () =>
    slack.chat.update({ channel, ts, text, blocks: [...blocks] }))) === undefined;

async function post(slack: SlackClient, channel: string, { text, blocks }: Card): Promise<Pick<MessageRef, 'channel' | 'ts'>> {
  let posted: Awaited<ReturnType<SlackClient['chat']['postMessage']>> = {};
  const send = async () => {
    posted = await slack.chat.postMessage({ channel, text, blocks: [...blocks], unfurl_links: false, unfurl_media: false });
  };
  if ((await refusedWith(['not_in_channel'], send)) !== undefined) {
    await slack.conversations.join({ channel }); // a public channel takes the app back; from a private one it is told `channel_not_found`
    await send();
  }
  if (posted.ts === undefined) throw new Error('Slack took a message and named no time for it');
  return { channel: posted.channel ?? channel, ts: posted.ts };
}
