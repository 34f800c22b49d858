import { shuffle } from '../../../core/chance.ts';
import type { Json } from '../../../core/json.ts';
import type { DealFault } from '../../../core/explained.ts';
import type { Terms } from '../../../core/state.ts';
import { drawing } from './drawing.ts';

/** Stands in a list for a role that the rules draw. */
export const DRAWN = 'drawn';

/** The roles of a list: its own, or drawn ones where all of it is to be drawn. */
export function seatsFrom(terms: Terms, texts: readonly Json[]): { readonly texts: readonly Json[] } | { readonly faults: readonly DealFault[] } {
  const at = texts.indexOf(DRAWN);
  if (at < 0) return { texts };
  if (texts.some(text => text !== DRAWN)) return refused('the roles of a list are all drawn, or none is', at);
  const { least, most, draw } = drawing;
  if (texts.length < least || texts.length > most) return refused(`a list is drawn for ${least} to ${most} players, and these are ${texts.length}`);
  return { texts: shuffle(terms.seed, 'drawn-seats', draw(terms, texts.length)) };
}

const refused = (message: string, at?: number): { readonly faults: readonly DealFault[] } => ({ faults: [{ code: 'bad-setup', message, ...(at === undefined ? {} : { at }) }] });
