import type { Message } from '../../../../engine/core/messages.ts';
import type { View } from '../../../../engine/core/views.ts';
import type { Table } from '../../../../engine/table/table.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';
import { context, sections } from '../blocks/blocks.ts';
import { cut } from '../blocks/text.ts';
import { type Card, placeLink, sayer } from './card.ts';
import { escapedNames } from './names.ts';
import { said } from './said.ts';

/** New public words, in order. `nameOf` says whether the people in them are pinged; the notification has plain names. */
export const post = (view: Pick<View, 'seats'>, { theme }: Table, messages: readonly Message[], nameOf: NameOf): Card => ({
  text: cut(said(theme, messages, escapedNames(view)).join(' '), 3_000),
  blocks: sections(said(theme, messages, nameOf)),
});

/** New words for a group alone: the notification says only that there are some. */
export const groupPost = ({ theme }: Table, messages: readonly Message[], nameOf: NameOf): Card => ({
  text: sayer(theme)('post.text'),
  blocks: sections(said(theme, messages, nameOf)),
});

/** New words for one player alone, likewise. */
export function tell(table: Table, messages: readonly Message[], nameOf: NameOf): Card {
  const say = sayer(table.theme);
  return {
    text: say('tell.text'),
    blocks: [...sections(said(table.theme, messages, nameOf)), context(say('tell.place', { place: placeLink(table) }))],
  };
}
