import type { Message } from '../../../../engine/core/messages.ts';
import type { Ruleset } from '../../../../engine/core/ruleset.ts';
import type { View } from '../../../../engine/core/views.ts';
import { cardText } from '../../../../engine/themes/card.ts';
import { context, header, sections } from '../blocks/blocks.ts';
import { escape } from '../blocks/text.ts';
import { type Card, placeLink, sayer, type Sight } from './card.ts';
import { escapedNames } from './names.ts';
import { said } from './said.ts';

/** What a player is, with whom, and how to act. Its notification names no role: it may stand on a lock screen. */
export function role({ view, table }: Sight, card: readonly string[]): Card {
  const say = sayer(table.theme);
  return {
    text: say('role.text'),
    blocks: [
      header(say('role.title')),
      ...sections([...card.map(escape), ...said(table.theme, toldAtDeal(view), escapedNames(view))]),
      ...sections([say('role.how')]),
      context(say('role.place', { place: placeLink(table) })),
    ],
  };
}

/** The viewer's role card as sentences; nothing where the viewer has none. */
export function roleCard(ruleset: Ruleset, view: View, theme: string): readonly string[] {
  const own = view.seats.find(({ seat }) => seat === view.viewer)?.role;
  return own === undefined ? [] : cardText(theme, ruleset.card(own));
}

/** Whatever else the deal told this player: the card says the role itself in more words. */
const toldAtDeal = (view: View): readonly Message[] => view.news.filter(({ to, kind }) => to === view.viewer && kind !== 'role');
