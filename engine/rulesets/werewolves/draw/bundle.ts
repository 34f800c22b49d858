import { fills, type Part } from '../parts.ts';
import { isLike } from '../likeness.ts';
import type { Role } from '../role.ts';

/** What a list of roles is drawn from: the roles that may stand on it, in a drawn order. */
export type Stock = readonly Role[];

/** A role with all that it brings along, each as its own file says; nothing where the list has no room for one more of them. werewolves/rule/setup#1 to #10 */
export function bundleOf(role: Role, list: readonly Role[], stock: Stock): readonly Role[] | undefined {
  const added: Role[] = [role];
  for (;;) {
    const all = [...list, ...added];
    if (added.some(one => isTooMuch(one, all))) return undefined;
    const lacking = added.map(one => lackOf(one, all)).find(one => one !== undefined);
    if (lacking === undefined) return added;
    const found = stock.find(one => lacking(one) && !isTooMuch(one, [...all, one]));
    if (found === undefined) return undefined;
    added.push(found);
  }
}

const count = (roles: readonly Role[], ids: readonly string[]): number => roles.filter(({ id }) => ids.includes(id)).length;
const countOf = (roles: readonly Role[], part: Part): number => roles.filter(role => fills(role, part)).length;

/** True if a list has more of a role, or of those that are counted with it, than it may. */
function isTooMuch({ id, deal: { most, together } = {} }: Role, roles: readonly Role[]): boolean {
  return count(roles, [id]) > (most ?? Infinity) || (together !== undefined && countOf(roles, together.part) > (together.most ?? Infinity));
}

/** The first thing that a role lacks on a list: which roles would do. */
function lackOf({ id, deal = {}, drawnWith }: Role, roles: readonly Role[]): ((role: Role) => boolean) | undefined {
  const own = count(roles, [id]);
  const missing =
    (own < (deal.least ?? 0) ? id : undefined) ??
    (deal.needs ?? []).find(one => count(roles, [one]) < own) ??
    (deal.beside ?? []).find(one => count(roles, [one]) === 0);
  if (missing !== undefined) return role => role.id === missing;
  if (drawnWith && !roles.some(role => isLike(role, drawnWith))) return role => isLike(role, drawnWith);
  const { together, team } = deal;
  if (together && countOf(roles, together.part) < (together.least ?? 0)) return role => fills(role, together.part);
  return team !== undefined && !roles.some(one => one.team === team) ? role => role.team === team : undefined;
}
