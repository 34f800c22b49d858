import { textsOf } from '../../../core/json.ts';
import type { Seat } from '../../../core/state.ts';
import { categories, categoriesOf, type Category } from '../power.ts';
import type { Night, Use, Visit } from './night.ts';
import { hasMark, isAction, isMarked } from './use.ts';
import { visitsOf } from './visits-of.ts';

/** What investigators look through: what was done earlier in the phase, and now. */
type Seen = Pick<Night, 'uses' | 'visits' | 'earlier'>;

/** Each seat once, in seat order. */
export const inOrder = ({ play }: Pick<Night, 'play'>, seats: readonly Seat[]): readonly Seat[] => play.order.filter(seat => seats.includes(seat));

/** The visits of this phase that investigators can see. mafia/modifier/ninja#1 */
export const seenVisits = ({ visits, earlier }: Seen): readonly Visit[] => [...earlier.flatMap(visitsOf), ...visits].filter(({ use }) => !isMarked(use, 'ninja'));

/** The actions of a player in this phase that investigators can see; what stayed at home is none. mafia/role/follower?3, ?4 */
export const performedBy = ({ uses, earlier }: Seen, seat: Seat): readonly Use[] =>
  [...earlier, ...uses].filter(use => use.by === seat && isAction(use) && !use.home && !isMarked(use, 'ninja'));

/** The categories of some actions, each once, in the order in which they are listed; what rides along unseen is left out. mafia/role/voyeur?2 */
export function categoriesIn(uses: readonly Use[]): readonly Category[] {
  const found = uses.flatMap(({ parts }) => parts).filter(({ power }) => !hasMark(power, 'ninja')).flatMap(({ power }) => categoriesOf(power));
  return categories.filter(one => found.includes(one));
}

/** Everybody who targeted a player in the course of the game, this phase included. mafia/role/forensic-investigator?2 */
export function visitorsOf(night: Seen & Pick<Night, 'play'>, seat: Seat): readonly Seat[] {
  return [...textsOf(night.play.facts[`visited/${seat}`]), ...seenVisits(night).filter(({ at }) => at === seat).map(({ by }) => by)];
}
