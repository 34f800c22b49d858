import { createHash } from 'node:crypto';
import { actingIn } from '../client/inputs.ts';
import type { Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { Message } from '../world/world.ts';

/** An element that a bot may use, with its block. */
export interface Playable {
  readonly block: Obj;
  readonly element: Obj;
}

/** A message that asks somebody to act. */
export interface Card {
  readonly message: Message;
  readonly playables: readonly Playable[];
  /** In the channel everybody acts; in direct messages only this one person. */
  readonly shared: boolean;
  /** There is something to choose, so that one can change one's mind. */
  readonly choice: boolean;
  /** Counts acts on the message, and on the message as it stands. */
  readonly key: string;
  readonly versionKey: string;
}

/** What in a message is meant to be played. */
const playablesIn = (message: Message): readonly Playable[] =>
  (message.blocks ?? []).flatMap(block =>
    actingIn(block)
      .filter(element => String(element.action_id).startsWith('play:') && element.url === undefined)
      .map(element => ({ block, element })),
  );

/** What is asked, not how it is worded, nor who can be chosen or has been. */
const versionOf = (playables: readonly Playable[]): string => {
  const seen = playables.map(({ block, element }) => [block.block_id, element.action_id, element.value]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 12);
};

const cardOf = (user: string, message: Message, shared: boolean): Card => {
  const playables = playablesIn(message);
  const key = `${user} ${message.channel} ${message.ts}`;
  const choice = playables.some(({ element }) => element.type !== 'button');
  return { message, playables, shared, choice, key, versionKey: `${key} ${versionOf(playables)}` };
};

const newest = 3;
const lookedBack = 200;

/** The newest cards that somebody has before them: those for them alone first. */
export function cardsFor(ws: Workspace, user: string): readonly Card[] {
  const channels = Object.values(ws.world.channels).filter(c => !c.archived && c.members.includes(user));
  const playable = (m: Message) => m.byApp && playablesIn(m).length > 0;
  const kept = channels.flatMap(channel =>
    (ws.world.messages[channel.id] ?? [])
      .slice(-lookedBack)
      .filter(playable)
      .slice(-newest)
      .map(message => cardOf(user, message, channel.kind !== 'im')),
  );
  const passing = (ws.ephemerals.get(user) ?? [])
    .filter(playable)
    .slice(-1)
    .map(message => cardOf(user, message, false));
  return [...kept, ...passing].toSorted((a, b) => Number(a.shared) - Number(b.shared));
}
