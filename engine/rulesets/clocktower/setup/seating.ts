import { pick } from '../../../core/chance.ts';
import { BadPin, pinned } from '../../../core/pins.ts';
import type { Terms } from '../../../core/state.ts';
import type { Role } from '../role.ts';

/** True if the role's own seat rule holds at this place; travellers are no neighbours. clocktower/rule/neighbours#4 */
function isWellSeated(roles: readonly Role[], at: number): boolean {
  const { sitsBy } = roles[at]!.character;
  if (!sitsBy) return true;
  const round = [...roles.slice(at + 1), ...roles.slice(0, at)].filter(({ character }) => character.kind !== 'traveller');
  return sitsBy([round.at(0)!, round.at(-1)!], roles);
}

/** Places that break a seat rule. */
export const badlySeated = (roles: readonly Role[]): readonly number[] => roles.flatMap((_, at) => (isWellSeated(roles, at) ? [] : [at]));

/** The smallest swap of two that seats everybody by their rules: to the pinned place, or one of those that are possible. clocktower/setup/deal, clocktower/character/marionette#3 */
export function seated(terms: Terms, roles: readonly Role[], names: readonly string[]): readonly Role[] {
  const at = roles.findIndex(({ character }) => character.sitsBy);
  if (at < 0) return roles;
  const possible = roles.flatMap((role, to) => (role.character.kind !== 'demon' && badlySeated(swapped(roles, at, to)).length === 0 ? [to] : []));
  const key = `${roles[at]!.character.id}-seat`;
  const pin = pinned(terms, key, 0);
  if (pin === undefined) return badlySeated(roles).length === 0 ? roles : swapped(roles, at, pick(terms.seed, key, possible));
  const to = possible.find(place => names[place]!.toLowerCase() === String(pin).trim().toLowerCase());
  if (to === undefined) throw new BadPin(key, pin, possible.map(place => names[place]!));
  return swapped(roles, at, to);
}

function swapped(roles: readonly Role[], a: number, b: number): readonly Role[] {
  const out = [...roles];
  [out[a], out[b]] = [out[b]!, out[a]!];
  return out;
}
