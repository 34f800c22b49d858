import { look } from '../../../../../engine/core/look.ts';
import type { Viewer } from '../../../../../engine/core/views.ts';
import type { Sight } from '../../../../../functions/adapters/slack/cards/card.ts';
import type { Played } from '../../../app/played.ts';

/** What a viewer sees of a played game. */
export function sight({ state, rules }: Played, viewer: Viewer): Sight {
  return { game: state.game, table: state.table, view: look(rules(state.terms.ruleset)!, state.terms, state.play!, viewer) };
}

/** All that a card or view says, as one text. */
export const words = (shown: unknown): string => {
  if (Array.isArray(shown)) return shown.map(words).filter(text => text !== '').join('\n');
  if (typeof shown !== 'object' || shown === null) return '';
  return Object.entries(shown).map(([key, value]) => (key === 'text' && typeof value === 'string' ? value : words(value))).filter(text => text !== '').join('\n');
};
