import type { Message } from '../../../engine/core/messages.ts';
import { belonging } from '../../../engine/core/state.ts';
import type { Command } from '../../../engine/table/commands.ts';
import type { Person } from '../../../engine/table/table.ts';
import type { Effect } from '../../app/effects.ts';
import { escapedNames } from './cards/names.ts';
import { groupPost, tell } from './cards/news.ts';
import type { Desk } from './desk.ts';
import { viewOf } from './draw.ts';
import { lost, refusedWith, troubleOf } from './errors.ts';
import { idIn } from './ids.ts';
import { membersOf } from './room-members.ts';
import { noRoom } from './rooms.ts';
import { show } from './show.ts';

type GroupPost = Extract<Effect, { type: 'post' }> & { readonly to: { readonly chat: string } };

/**
 * Words for a group go into its room; whoever of the group is not in there, a guest who may not come or somebody who has left, gets them
 * directly. A room that is lost meanwhile keeps nobody silent: each gets them so, and the game learns of it.
 */
export async function sayInRoom(desk: Desk, { to: { chat }, messages }: GroupPost): Promise<Command | undefined> {
  const { id, then, newest } = desk.context;
  const known = newest.table.rooms[chat];
  if (!then.play || !known || !('place' in known)) return undefined;
  const channel = idIn(known.place);
  const nameOf = escapedNames(viewOf(desk.rules, then, then.play, 'public'));
  const spoken = messages.filter(({ about = [], chat: within }) => about.length > 0 || within !== undefined);
  let there: readonly string[] = [];
  const gone = await refusedWith(lost, async () => {
    await show(desk, channel, `fx/${id}`, groupPost(then.table, messages, nameOf));
    if (spoken.length > 0) there = await membersOf(desk, channel);
  });
  const absent = spoken.length === 0 ? [] : listeners(desk, chat, spoken).filter(person => !there.includes(idIn(person)));
  for (const person of absent) await passOn(desk, person, tell(newest.table, spoken, nameOf));
  if (gone === undefined) return undefined;
  desk.report({ event: 'room-lost', game: desk.context.game, code: gone });
  return noRoom(desk, chat, 'the channel is gone');
}

/** Those who belong there, but those who spoke. */
function listeners({ context: { newest: { play, table } } }: Desk, chat: string, spoken: readonly Message[]): readonly Person[] {
  const spoke = spoken.flatMap(({ about = [] }) => about);
  const known = play?.chats[chat];
  const others = play && known ? belonging(play, known).filter(seat => !spoke.includes(seat)) : [];
  return others.map(seat => table.seated[seat]!);
}

/** Somebody who cannot be written to keeps the others from nothing. */
async function passOn(desk: Desk, person: Person, card: ReturnType<typeof tell>): Promise<void> {
  const { id, game } = desk.context;
  try {
    await show(desk, idIn(person), `fx/${id}/${person}`, card);
  } catch (fault) {
    const { kind, code } = troubleOf(fault);
    if (kind === 'wait' || kind === 'retry') throw fault;
    desk.report({ event: 'slack-refused', game, effect: 'tell', kind, code });
  }
}
