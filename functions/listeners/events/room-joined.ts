import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import { seatOf } from '../../../engine/table/table.ts';
import { personOf, placeOf } from '../../adapters/slack/ids.ts';
import type { EventListener } from '../listener.ts';

const joined = lazily(() => z.object({ user: z.string().check(z.minLength(1)), channel: z.string().check(z.minLength(1)) }));

/** Somebody who does not belong there was brought into a game's private room: noted for the operator, without names. */
export const roomJoined: EventListener = {
  on: ['member_joined_channel'],
  async hear({ team, botUser, event }, { store, report }) {
    const { user, channel } = joined().parse(event);
    if (user === botUser) return;
    const { room } = await store.at(placeOf(team, channel));
    const state = room && (await store.load(room.game))?.state;
    if (!room || !state?.play || state.play.winners) return;
    const seat = seatOf(state.table, personOf(team, user));
    const { members = [] } = state.play.chats[room.slug] ?? {};
    if (seat === undefined || !members.includes(seat)) report({ event: 'stranger-in-room', game: room.game });
  },
};
