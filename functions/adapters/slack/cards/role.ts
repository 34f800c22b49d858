import type { Message } from '../../../../engine/core/messages.ts';
import type { Ruleset } from '../../../../engine/core/ruleset.ts';
import type { View } from '../../../../engine/core/views.ts';
import { sentenceIf } from '../../../../engine/themes/words.ts';
import { context, header, sections } from '../blocks/blocks.ts';
import { escape } from '../blocks/text.ts';
import { apart, cardLines } from './card-lines.ts';
import { type Card, phaseTitle, placeLink, sayer, type Sight } from './card.ts';
import { escapedNames } from './names.ts';
import { said } from './said.ts';

/**
 * What a player is, with whom, what else they were told, and how to act. Its notification names no role: it may stand on a lock screen.
 * @param told in words; without it, what the deal told
 */
export function role(sight: Sight, card: readonly string[], told = toldAtDeal(sight)): Card {
  const { table } = sight;
  const say = sayer(table.theme);
  return {
    text: say('role.text'),
    blocks: [
      header(say('role.title')),
      ...sections([...card, ...told.map((line, n) => (n === 0 ? apart(line) : line))]),
      ...sections([sentenceIf(table.theme, `${sight.view.ruleset}.role.how`) ?? say('role.how')]),
      context(say('role.place', { place: placeLink(table) })),
    ],
  };
}

/** The viewer's role card marked up, a sentence a line; nothing where the viewer has none. */
export function roleCard(ruleset: Ruleset, view: View, theme: string): readonly string[] {
  const own = view.seats.find(({ seat }) => seat === view.viewer)?.role;
  return own === undefined ? [] : cardLines(theme, [...ruleset.card(own), ...(view.besides ?? [])]);
}

/** Whatever else the deal told this player: the card says the role itself in more words. */
const toldAtDeal = ({ view, table }: Sight): readonly string[] => said(table.theme, view.news.filter(message => isNews(view, message)), escapedNames(view));

/** What the card itself does not say. */
export const isNews = ({ viewer }: View, { to, kind, ability }: Message): boolean => to === viewer && (kind !== 'role' || ability !== undefined);

/** Well below what one message may hold. */
const longest = 8_000;

/** What a seat was told until somebody else took it over, phase by phase; the latest where it is more than a message holds. */
export function toldSoFar({ view, table }: Sight, messages: readonly Message[]): readonly string[] {
  const own = messages.filter(message => isNews(view, message));
  const lines = own.flatMap((message, n) => [
    ...(message.phase === own[n - 1]?.phase ? [] : [`*${escape(phaseTitle(message.phase))}*`]),
    ...said(table.theme, [message], escapedNames(view)),
  ]);
  let room = longest;
  const cutAt = lines.findLastIndex(line => (room -= line.length + 1) < 0);
  return lines.slice(cutAt + 1);
}
