import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import { present } from '../../../engine/core/state.ts';
import { seatOf } from '../../../engine/table/table.ts';
import { personOf, placeOf } from '../../adapters/slack/ids.ts';
import { said } from '../../forms/say.ts';
import { plainWords } from '../mentions.ts';
import type { EventListener } from '../listener.ts';

const message = lazily(() => {
  const id = z.string().check(z.minLength(1), z.maxLength(100));
  return z.object({ channel: id, ts: id, user: z.optional(id), text: z._default(z.string(), ''), subtype: z.optional(z.string()), bot_id: z.optional(z.string()) });
});

/** What a person has written: neither a change, nor somebody who came, nor a bot. */
const written: readonly (string | undefined)[] = [undefined, 'thread_broadcast', 'file_share', 'me_message'];

/**
 * Words of a player in the channel of a game, or in one of its rooms, where its rules listen or somebody reads along. They are handed to the
 * rules, and kept only as what a reader is told; everybody there has read them already. At night, when the channel is to be quiet, their writer is told so.
 */
export const spoken: EventListener = {
  on: ['message'],
  async hear({ team, event, whisper }, { gameAt, play, rules, clock }) {
    const { channel, ts, user, text, subtype, bot_id: bot } = message().parse(event);
    if (user === undefined || bot !== undefined || !written.includes(subtype)) return;
    const there = await gameAt.overheard(placeOf(team, channel));
    if (!there) return;
    const { chat, commit, commit: { state } } = there;
    const seat = seatOf(state.table, personOf(team, user));
    const ruleset = rules(state.terms.ruleset);
    if (!state.play || state.play.winners || seat === undefined || !ruleset) return;
    if (chat !== undefined && !present(state.play, state.play.chats[chat]).includes(seat)) return;
    const isRead = chat !== undefined && (ruleset.readers?.(state.terms, state.play)[chat]?.seats ?? []).length > 0;
    if (!ruleset.heard && !isRead) return;
    const where = chat === undefined ? { message: ts } : { chat };
    const reply = await play({ type: 'say', id: `said:${channel}:${ts}`, game: state.game, at: clock.now(), person: personOf(team, user), text: isRead ? plainWords(text, state, team) : text, heard: true, ...where }, commit);
    if (!reply.ok && chat === undefined && reply.refusals.some(({ code }) => code === 'closed')) await whisper(channel, user, said(state.table.theme, 'heard.night'));
  },
};
