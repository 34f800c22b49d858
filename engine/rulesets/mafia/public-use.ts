import { modifierById } from './catalogue.ts';
import { compose } from './compose.ts';
import { powersOf, roleFrom, together } from './lookup.ts';
import { membershipsOf } from './memberships.ts';
import { isPublic } from './openness.ts';
import type { Power } from './power.ts';

/** True if whoever has this role, or gets something by it, could ever use a power before everybody. mafia/modifier/public#1 */
export function mayActInPublic(text: string): boolean {
  const role = roleFrom(text);
  const shared = membershipsOf(role).flatMap(({ faction }) => faction.powers.flatMap(powersOf));
  return [...compose(together(role.parts)), ...shared].some(isEverPublic);
}

function isEverPublic(power: Power): boolean {
  const { grants } = power.role;
  const given = grants && 'modifier' in grants && modifierById(grants.modifier).isPublic === true;
  return isPublic(power) || given === true || power.layers.some(({ rider }) => rider !== undefined && isEverPublic(rider));
}
