import { compose } from '../compose.ts';
import { grantOf, grants } from '../grant.ts';
import { modifierById, roleById } from '../catalogue.ts';
import { isActive, nameOf, riderFault } from '../fits.ts';
import type { Expr, Mod } from './expression.ts';
import { onto, riding, under } from './build.ts';
import { modName } from './words.ts';

/** One part of a sequence: a word or a bracket. */
export type Item = { readonly column: number } & (
  | { readonly kind: 'mod'; readonly mod: Mod }
  | { readonly kind: 'rider'; readonly rider: Expr }
  | { readonly kind: 'unit'; readonly expr: Expr }
  | { readonly kind: 'member'; readonly member: Expr }
);

/** What modifies something. */
export type Modifying = Extract<Item, { kind: 'mod' | 'rider' }>;

/** mafia/grammar/binding#8 */
const repeated: ReadonlySet<string> = new Set(['novice', 'delayed', 'non-consecutive']);
/** mafia/grammar/binding#9: they cannot be taken apart from their role. */
const inseparable: ReadonlySet<string> = new Set(['active', 'reactive', 'self', 'random', 'triggered']);

/** The beginning of a text that could follow a modifier. */
export type Lead =
  | { readonly kind: 'mod'; readonly id: string }
  | { readonly kind: 'rider'; readonly rider: Expr }
  | { readonly kind: 'other' };

export const leadOf = (item: Item): Lead =>
  item.kind === 'mod' ? { kind: 'mod', id: item.mod.id } : item.kind === 'rider' ? { kind: 'rider', rider: item.rider } : { kind: 'other' };

/** True if the modifier takes what stands directly after it. mafia/grammar/binding#1, #2, #3, #5, #7, #8, #9 */
export function captures(mod: Mod, next: Lead): boolean {
  const { binds } = modifierById(mod.id);
  if (next.kind === 'other' || binds === undefined || binds === 'whole' || binds === 'membership') return false;
  if (next.kind === 'rider') return misfit({ kind: 'mod', mod, column: 0 }, next.rider, true) === undefined;
  switch (binds) {
    case 'add-on':
      return modifierById(next.id).addOn === true;
    case 'times':
      return repeated.has(next.id);
    case 'hidden':
      return !inseparable.has(next.id);
    case 'ing':
      return false;
  }
}

/** The item after the modifier directly before it has been put onto it. */
export const taken = (mod: Mod, item: Modifying): Modifying =>
  item.kind === 'mod' ? { ...item, mod: onto(item.mod, mod) } : { ...item, rider: under(mod, item.rider) };

export const wrapped = (item: Modifying, expr: Expr): Expr => (item.kind === 'mod' ? under(item.mod, expr) : riding(item.rider, expr));

/** What one player can hold at most from one expression; the rules need no limit, a computer does. */
const mostPowers = 40;

/** Why the modifier cannot stand on the expression; undefined: it can. mafia/grammar/modifier?1 */
export function misfit(item: Modifying, expr: Expr, rider = false): string | undefined {
  const powers = compose(expr, '', rider);
  if (item.kind === 'rider') return first(compose(item.rider, '', true).flatMap(one => powers.map(power => riderFault(one, power))));
  const { mod } = item;
  const name = modName(mod);
  if (mod.id === 'n-times') return powers.length * mod.n! > mostPowers ? `${name} would make more than ${mostPowers} powers` : undefined;
  if (mod.id === 'random') return randomMisfit(expr, rider);
  const why = first(powers.map(power => modifierById(mod.id).fits(power, rider)));
  return why === undefined ? undefined : `${name} ${why}`;
}

/** Undefined if one of them is; otherwise the first. */
const first = (reasons: readonly (string | undefined)[]): string | undefined => (reasons.includes(undefined) ? undefined : reasons[0]);

/** mafia/modifier/random */
function randomMisfit(expr: Expr, rider: boolean): string | undefined {
  const active = compose(expr, '', rider).filter(isActive);
  if (active.length >= 2) return undefined;
  const only = active.length === 1 && (expr.kind === 'slash' || expr.kind === 'all') ? `; only ${nameOf(active[0]!)} is active` : '';
  return `Random needs an expression with at least two active base roles${only}`;
}

/** mafia/modifier/anti?1 */
export function refersToAlignment(item: Item): boolean {
  if (item.kind === 'mod') return modifierById(item.mod.id).refersToAlignment === true;
  const expr = item.kind === 'rider' ? item.rider : item.kind === 'unit' ? item.expr : undefined;
  if (expr?.kind === 'role') return roleById(expr.id).refersToAlignment === true;
  return expr?.kind === 'er' && grants().has(expr.id) && grantOf(expr.id).refersToAlignment === true;
}
