import type { Play, Seat, Terms } from '../../../core/state.ts';
import { fitsTime, holdings, isThere, mayAct, type Holding } from '../holding.ts';
import { layerOf, type Power } from '../power.ts';
import { isPicked } from '../slash.ts';

/** What a seat holds that works by itself in this phase. */
export const atWork = (terms: Terms, play: Play, seat: Seat): readonly Holding[] =>
  holdings(play, seat).filter(holding => mayAct(play, seat, holding.power) && isAtWork(terms, play, holding));

/** True if a power works by itself in this phase, whether or not its holder lives. */
export const isAtWork = (terms: Terms, play: Play, holding: Holding): boolean =>
  holding.power.way !== 'chosen' && fitsTime(holding.power, play.phase) && isAwake(holding.power) && isPicked(play, holding) && isThere(terms, play, holding);

/** A sleeping Backup does not have its power. mafia/modifier/backup#2 */
const isAwake = (power: Power): boolean => !layerOf(power, 'backup');
