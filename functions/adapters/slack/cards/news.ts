import type { Message } from '../../../../engine/core/messages.ts';
import type { View } from '../../../../engine/core/views.ts';
import type { Table } from '../../../../engine/table/table.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';
import { context, sections } from '../blocks/blocks.ts';
import { chunks } from '../blocks/text.ts';
import { type Card, placeLink, sayer } from './card.ts';
import { plainNames } from './names.ts';
import { said, saidPlainly } from './said.ts';

type Told = { readonly view: Pick<View, 'seats'>; readonly table: Table };

/** New public words, in order. `nameOf` says whether the people in them are pinged; the notification has plain names. */
export function post({ view, table }: Told, messages: readonly Message[], nameOf: NameOf): Card {
  const words = saidPlainly(table.theme, messages, plainNames(view)).join(' ');
  return { text: chunks([words], 3_000)[0] ?? sayer(table.theme)('post.text'), blocks: sections(said(table.theme, messages, nameOf)) };
}

/** New words for one player alone: the notification says only that there are some. */
export function tell({ table }: Pick<Told, 'table'>, messages: readonly Message[], nameOf: NameOf): Card {
  const say = sayer(table.theme);
  return {
    text: say('tell.text'),
    blocks: [...sections(said(table.theme, messages, nameOf)), context(say('tell.place', { place: placeLink(table) }))],
  };
}
