import { seatOf } from '../../../engine/table/table.ts';
import { sections, context } from './blocks/blocks.ts';
import { placeLink, sayer } from './cards/card.ts';
import type { Desk } from './desk.ts';
import { troubleOf } from './errors.ts';
import { idIn } from './ids.ts';
import { show } from './show.ts';

/** Tells the host once in a game that something needs a hand. It names no player and no group: the host may be playing. */
export async function tellHost(desk: Desk, topic: 'room' | 'closing' | 'channel' | 'admin'): Promise<void> {
  const { table } = desk.context.newest;
  const say = sayer(table.theme);
  const card = { text: say('host.text'), blocks: [...sections([say(`host.${topic}`, { place: placeLink(table) })]), context(say('tell.place', { place: placeLink(table) }))] };
  try {
    await show(desk, idIn(table.host), `host/${topic}`, card);
  } catch (fault) {
    const trouble = troubleOf(fault);
    if (trouble.kind === 'wait' || trouble.kind === 'retry') throw fault;
    desk.report({ event: 'host-not-told', game: desk.context.game, topic, code: trouble.code });
  }
}

/** A host who plays may not hear that somebody could not be let in: who is a guest is no secret, and who is in a group is one. */
export const hostPlays = ({ context: { newest: { table } } }: Desk): boolean => seatOf(table, table.host) !== undefined;
