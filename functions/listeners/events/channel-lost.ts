import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import { idIn, placeOf } from '../../adapters/slack/ids.ts';
import { said, saidWith } from '../../forms/say.ts';
import { isGoingOn } from '../game-at.ts';
import type { EventListener } from '../listener.ts';

const lost = lazily(() => z.object({ type: z.string(), channel: z.string().check(z.minLength(1)) }));

/** A game's channel or room was archived, or Curfew was sent away from it: the host is told. */
export const channelLost: EventListener = {
  on: ['channel_archive', 'channel_left', 'group_archive', 'group_left'],
  async hear({ team, event, post }, { store }) {
    const { type, channel } = lost().parse(event);
    const { room, game: played } = await store.at(placeOf(team, channel));
    const game = room?.game ?? played;
    const state = game === undefined ? undefined : (await store.load(game))?.state;
    if (!state || !isGoingOn(state)) return;
    const { theme, host } = state.table;
    const where = room ? said(theme, 'lost.room', { slug: room.slug }) : `<#${channel}>`;
    await post(idIn(host), saidWith(theme, type.endsWith('_archive') ? 'lost.archived' : 'lost.left', { where }));
  },
};
