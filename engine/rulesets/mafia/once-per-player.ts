import { textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';
import { modifierById } from './catalogue.ts';
import type { Holding } from './held.ts';
import type { Power } from './power.ts';

/** Where the players stand whom a power has chosen, and those whom it has reached: redirected it may have reached others. */
export const chosenKey = (id: string): string => `chosen/${id}`;
export const reachedKey = (id: string): string => `reached/${id}`;

export const isOncePerPlayer = ({ layers }: Pick<Power, 'layers'>): boolean => layers.some(layer => modifierById(layer.id).isOncePerPlayer === true);

/** The players whom a power would try in vain. mafia/modifier/erratic?1 */
export const reachedBy = (play: Play, { id, power }: Holding): readonly Seat[] => (isOncePerPlayer(power) ? textsOf(play.facts[reachedKey(id)]) : []);

/** The players whom its holder has chosen before; where an action really went nobody is told. */
export const chosenBy = (play: Play, { id, power }: Holding): readonly Seat[] =>
  (power.layers.some(layer => !layer.hidden && modifierById(layer.id).isOncePerPlayer) ? textsOf(play.facts[chosenKey(id)]) : []);
