import type { Message } from '../../engine/core/messages.ts';
import { chatNameIn } from '../../engine/table/act-names.ts';
import { phaseText, present, type Play } from '../../engine/core/state.ts';
import { persons, type Running } from './card-effects.ts';
import type { Effect } from './effects.ts';

/**
 * A room for each chat of two or more, as soon as it is open: they come when it opens and are put out when it closes, with a word there
 * before that, since somewhere nobody can be put out. Where somebody may read along (`readable`) the members are told so.
 */
export function roomEffects(before: Running | undefined, { play, table }: Running, readable: readonly string[]): readonly Effect[] {
  return Object.entries(play.chats).flatMap(([slug, chat]): Effect[] => {
    const was = before?.play.chats[slug];
    const members = persons(table, present(play, chat));
    const old = before ? persons(before.table, present(before.play, was)) : [];
    const changed = members.length !== old.length || members.some(person => !old.includes(person));
    const isFirst = old.length < 2 && table.rooms[slug] === undefined;
    const isFew = members.length < 2 && isFirst;
    if (!changed || isFew) return [];
    const word = (key: string): Effect => ({ type: 'post', to: { chat: slug }, messages: [notice(play, slug, key)] });
    if (members.length === 0) return [word('screen.chat.closed'), { type: 'room', slug, members: [], kept: true }];
    return [{ type: 'room', slug, members }, ...(old.length === 0 || isFirst ? [word(readable.includes(slug) ? 'screen.chat.open.read' : 'screen.chat.open')] : [])];
  });
}

/** Says besides how the chat is called, which the name of its room does not. */
const notice = (play: Play, slug: string, key: string): Message =>
  ({ to: 'table', phase: phaseText(play.phase), kind: 'notice', key, args: { chat: chatNameIn(play, slug) } });
