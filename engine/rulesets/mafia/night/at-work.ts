import type { Play, Terms } from '../../../core/state.ts';
import { untilAnyChanged } from '../../../core/until-changed.ts';
import { fitsTime, holdings, isThere, mayAct, type Holding } from '../holding.ts';
import { layerOf, type Power } from '../power.ts';
import { isPicked } from '../slash.ts';

/** What players hold that works by itself in this phase, in seat order. */
export const atWork = untilAnyChanged((terms: Terms, play: Play): readonly Holding[] =>
  play.order.flatMap(seat => holdings(play, seat).filter(holding => mayAct(play, seat, holding.power) && isAtWork(terms, play, holding))));

/** True if a power works by itself in this phase, whether or not its holder lives. */
export const isAtWork = (terms: Terms, play: Play, holding: Holding): boolean =>
  holding.power.way !== 'chosen' && fitsTime(holding.power, play.phase) && isAwake(holding.power) && isPicked(play, holding) && isThere(terms, play, holding);

/** A sleeping Backup does not have its power. mafia/modifier/backup#2 */
const isAwake = (power: Power): boolean => !layerOf(power, 'backup');
