import type { Terms } from '../../../core/state.ts';
import type { Role } from '../role.ts';

/** True if the role's own seat rule holds at this place. */
const isWellSeated = (roles: readonly Role[], at: number): boolean => roles[at]!.character.sitsBy?.(neighboursAt(roles, at), roles) ?? true;

const neighboursAt = (roles: readonly Role[], at: number): readonly Role[] => [roles.at(at - 1)!, roles[(at + 1) % roles.length]!];

/** The smallest swap of two that seats everybody by their rules. clocktower/setup/deal, clocktower/character/marionette#3 */
export function seated(_: Terms, roles: readonly Role[]): readonly Role[] {
  const bad = roles.findIndex((_role, at) => !isWellSeated(roles, at));
  if (bad < 0) return roles;
  const swaps = roles.map((_role, at) => swapped(roles, bad, at));
  return swaps.find(order => order.every((_role, at) => isWellSeated(order, at))) ?? roles;
}

function swapped(roles: readonly Role[], a: number, b: number): readonly Role[] {
  const out = [...roles];
  [out[a], out[b]] = [out[b]!, out[a]!];
  return out;
}

/** Places that break a seat rule. */
export const badlySeated = (roles: readonly Role[]): readonly number[] => roles.flatMap((_, at) => (isWellSeated(roles, at) ? [] : [at]));
