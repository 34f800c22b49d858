import { modifierById } from '../catalogue.ts';
import { under } from '../compose.ts';
import type { Power } from '../power.ts';
import type { Gift } from './field.ts';
import type { Use } from './night.ts';

type IsGiven = (gift: Gift) => boolean;

/** A power with the modifiers that its user is given for this phase, each where it fits, the given ones outermost. mafia/role/er#2, #5, ?2 */
export function withGifts(gifts: readonly Gift[], use: Use, isGiven: IsGiven): Power {
  if (use.way === 'standing') return use.power;
  return gifts.filter(gift => gift.use !== use && isGiven(gift)).reduce((power, { layer }) =>
    (power.layers.includes(layer) || modifierById(layer.id).fits(power) !== undefined ? power : under(power, layer)), use.power);
}

/** True if something is given to a player that takes away whatever it stands on. mafia/modifier/inactive#1 */
export const isSilenced = (gifts: readonly Gift[], isGiven: IsGiven, own?: Use): boolean =>
  gifts.some(gift => gift.silences && gift.use !== own && isGiven(gift));
