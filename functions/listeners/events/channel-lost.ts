import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import type { GameState } from '../../../engine/table/table.ts';
import { idIn, placeOf } from '../../adapters/slack/ids.ts';
import { said, saidWith } from '../../forms/say.ts';
import { isGoingOn } from '../game-at.ts';
import type { EventListener } from '../listener.ts';

const lost = lazily(() => z.object({ type: z.string(), channel: z.string().check(z.minLength(1)), user: z.optional(z.string()) }));

/** A game's channel or room was archived, or Curfew was sent away from it: the host is told. */
export const channelLost: EventListener = {
  on: ['channel_archive', 'channel_left', 'group_archive', 'group_left'],
  async hear({ team, botUser, event, post }, { store }) {
    const { type, channel, user } = lost().parse(event);
    if (user !== undefined && user === botUser) return; // a room that we have given up: when that happens is nobody's business
    const { room, game: played } = await store.at(placeOf(team, channel));
    const game = room?.game ?? played;
    const state = game === undefined ? undefined : (await store.load(game))?.state;
    if (!state || !isGoingOn(state) || (room && !isRoomNow(state, room.slug, placeOf(team, channel)))) return;
    const { theme, host } = state.table;
    const where = room ? said(theme, 'lost.room') : `<#${channel}>`; // no word of which: the host may be playing
    await post(idIn(host), saidWith(theme, type.endsWith('_archive') ? 'lost.archived' : 'lost.left', { where }));
  },
};

/** Not one that was given up for another: that is archived by ourselves. */
function isRoomNow({ table }: GameState, slug: string, place: string): boolean {
  const known = table.rooms[slug];
  return known !== undefined && 'place' in known && known.place === place;
}
