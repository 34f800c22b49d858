import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import { seatOf } from '../../../engine/table/table.ts';
import { personOf, placeOf } from '../../adapters/slack/ids.ts';
import type { EventListener } from '../listener.ts';

const reaction = lazily(() => {
  const id = z.string().check(z.minLength(1), z.maxLength(100));
  return z.object({ user: id, reaction: id, item_user: z.optional(id), item: z.object({ type: z.string(), channel: z.optional(id), ts: z.optional(id) }) });
});

/** Pictures of a laugh, by the names that Slack has for them. */
const laughs: ReadonlySet<string> = new Set(['joy', 'joy_cat', 'laughing', 'satisfied', 'rolling_on_the_floor_laughing', 'rofl', 'sweat_smile']);

/** Somebody laughs, by a reaction, at what a player has said in the channel of a game whose rules care. */
export const laughed: EventListener = {
  on: ['reaction_added'],
  async hear({ team, event }, { gameAt, play, rules, clock }) {
    const { user, reaction: name, item_user: speaker, item: { channel, ts } } = reaction().parse(event);
    if (!laughs.has(name) || speaker === undefined || channel === undefined || ts === undefined) return;
    const there = await gameAt.overheard(placeOf(team, channel));
    if (!there || there.chat !== undefined) return;
    const { commit, commit: { state: { game, table, terms } } } = there;
    const whom = seatOf(table, personOf(team, speaker));
    if (whom === undefined || !rules(terms.ruleset)?.laughed) return;
    await play({ type: 'laugh', id: `laughed:${channel}:${ts}:${user}`, game, at: clock.now(), person: personOf(team, user), whom, message: ts }, commit);
  },
};
