import type { Rules } from '../../engine/table/decide.ts';
import type { Change } from '../../engine/table/decision.ts';
import type { Person } from '../../engine/table/table.ts';
import type { Effect } from './effects.ts';

/** When the picture of the table is sent. */
export interface Squares {
  /** To all, after what changes how the table looks; once for each change, and no more when the game is over. */
  after(change: Change): readonly Effect[];
  /** To somebody who would like to see it. */
  wanted(person: Person): readonly Effect[];
}

export const makeSquares = (rules: Rules): Squares => ({
  after: ({ state: { terms, play }, events }) =>
    play && !play.winners && events.some(event => rules(terms.ruleset)?.isPictured?.(event)) ? [{ type: 'square' }] : [],
  wanted: person => [{ type: 'square', person }],
});
