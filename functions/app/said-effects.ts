import type { Message } from '../../engine/core/messages.ts';
import type { Running } from './card-effects.ts';
import type { Effect } from './effects.ts';

/** What all are told. */
export function posted(messages: readonly Message[]): readonly Effect[] {
  const all = messages.filter(({ to }) => to === 'table');
  return all.length === 0 ? [] : [{ type: 'post', to: 'table', messages: all }];
}

/** What is said in a chat stands in its room once; all else, and what is said where there is no room, each is told alone. */
export function told({ play, table }: Running, messages: readonly Message[]): readonly Effect[] {
  const isShared = ({ chat }: Message): boolean => chat !== undefined && 'place' in (table.rooms[chat] ?? {});
  const shared = new Map(messages.filter(isShared).map(message => [JSON.stringify({ ...message, to: undefined }), message]));
  const posts = [...shared.values()].map((message): Effect => ({ type: 'post', to: { chat: message.chat! }, messages: [message] }));
  const alone = play.order.flatMap((seat): Effect[] => {
    const own = messages.filter(message => message.to === seat && !isShared(message));
    return own.length === 0 ? [] : [{ type: 'tell', person: table.seated[seat]!, messages: own }];
  });
  return [...posts, ...alone];
}
