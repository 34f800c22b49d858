import { isAlive, type Seat } from '../../../engine/core/state.ts';
import type { Command } from '../../../engine/table/commands.ts';
import type { Effect } from '../../app/effects.ts';
import { escapedNames } from './cards/names.ts';
import { groupPost, tell } from './cards/news.ts';
import type { Desk } from './desk.ts';
import { viewOf } from './draw.ts';
import { lost, refusedWith, troubleOf } from './errors.ts';
import { idIn } from './ids.ts';
import { noRoom } from './rooms.ts';
import { show } from './show.ts';

type GroupPost = Extract<Effect, { type: 'post' }> & { readonly to: { readonly chat: string } };

/** Words for a group go into its room. A room that is lost meanwhile keeps nobody silent: each member gets them, and the game learns of it. */
export async function sayInRoom(desk: Desk, { to: { chat }, messages }: GroupPost): Promise<Command | undefined> {
  const { id, then, newest } = desk.context;
  const known = newest.table.rooms[chat];
  if (!then.play || !known || !('place' in known)) return undefined;
  const nameOf = escapedNames(viewOf(desk.rules, then, then.play, 'public'));
  const gone = await refusedWith(lost, () => show(desk, idIn(known.place), `fx/${id}`, groupPost(then.table, messages, nameOf)));
  if (gone === undefined) return undefined;
  desk.report({ event: 'room-lost', game: desk.context.game, code: gone });
  const spoken = messages.filter(({ about = [] }) => about.length > 0);
  const card = tell(newest.table, spoken, nameOf);
  if (spoken.length > 0) for (const seat of listeners(desk, chat, spoken.flatMap(({ about = [] }) => about))) await passOn(desk, seat, card);
  return noRoom(desk, chat, 'the channel is gone');
}

/** Living members but those who spoke. */
function listeners({ context: { newest: { play } } }: Desk, chat: string, spoke: readonly Seat[]): readonly Seat[] {
  return play?.chats[chat]?.members.filter(seat => isAlive(play, seat) && !spoke.includes(seat)) ?? [];
}

/** Somebody who cannot be written to keeps the others from nothing. */
async function passOn(desk: Desk, seat: Seat, card: ReturnType<typeof tell>): Promise<void> {
  const { id, game, newest } = desk.context;
  try {
    await show(desk, idIn(newest.table.seated[seat]!), `fx/${id}/${seat}`, card);
  } catch (fault) {
    const { kind, code } = troubleOf(fault);
    if (kind === 'wait' || kind === 'retry') throw fault;
    desk.report({ event: 'slack-refused', game, effect: 'tell', kind, code });
  }
}
