import { modifierById } from '../catalogue.ts';
import { onto, under } from './build.ts';
import type { Expr } from './expression.ts';
import { refuse } from './fault.ts';
import { captures, leadOf, misfit, taken, wrapped, type Item, type Modifying } from './item.ts';
import { modText, printExpr, riderText } from './print-expr.ts';

/** What a sequence means: the memberships and the powers in it, each with its modifiers. */
export interface Bound {
  readonly members: readonly Expr[];
  readonly parts: readonly Expr[];
}

/** Binds every modifier of a sequence to what it modifies. mafia/grammar/composition#4, mafia/grammar/binding */
export function bind(items: readonly Item[]): Bound {
  const adjacent = joined(items);
  refuseBefore(adjacent);
  const units = adjacent.map(item => (item.kind === 'unit' ? item.expr : undefined));
  const left = bindRight(adjacent, units);
  return { members: memberships(adjacent, left, units), parts: units.filter(unit => unit !== undefined) };
}

/** What a bracket without a base role means: its last word, modified by the others. mafia/grammar/composition#5 */
export function bindHead(items: readonly Item[]): Modifying {
  const adjacent = joined(items);
  const head = adjacent.at(-1)!;
  if (head.kind === 'rider') return riderHead(adjacent, head);
  if (head.kind !== 'mod') throw new Error('a bracket without a base role ends with a modifier');
  const mod = adjacent.slice(0, -1).reduceRight((inner, item) => {
    const fits = item.kind === 'mod' && modifierById(item.mod.id).onModifier;
    return fits ? onto(inner, item.mod) : refuse(item.column, `${title(item)} fits no modifier, and these brackets hold nothing else`);
  }, head.mod);
  return { ...head, mod };
}

function riderHead(items: readonly Item[], head: Extract<Item, { kind: 'rider' }>): Modifying {
  const units = items.map(item => (item === head ? head.rider : undefined));
  const [stray] = bindRight(items, units, true);
  if (stray !== undefined) refuseStray(items, stray, units, true);
  return { ...head, rider: units.at(-1)! };
}

/** Each modifier that takes what stands directly after it is put onto that. */
function joined(items: readonly Item[]): readonly Item[] {
  const list: Item[] = [];
  for (const item of items) {
    const before = list.at(-1);
    const takes = before?.kind === 'mod' && (item.kind === 'mod' || item.kind === 'rider') && captures(before.mod, leadOf(item));
    if (takes) list.pop();
    list.push(takes ? { ...taken(before.mod, item), column: before.column } : item);
  }
  return list;
}

/**
 * From right to left, each modifier goes around the nearest base role to its right that it fits, with all that stands on that already.
 * Changes `units`; gives the places of those that fit none. mafia/grammar/binding#4, mafia/grammar/binding#12
 */
function bindRight(items: readonly Item[], units: (Expr | undefined)[], rider = false): readonly number[] {
  const left: number[] = [];
  for (const [at, item] of [...items.entries()].toReversed()) {
    if ((item.kind !== 'mod' && item.kind !== 'rider') || units[at] !== undefined) continue;
    const nearest = units.findIndex((unit, n) => n > at && unit !== undefined && misfit(item, unit, rider) === undefined);
    if (nearest < 0) left.unshift(at);
    else units[nearest] = wrapped(item, units[nearest]!);
  }
  return left;
}

/** The memberships, with the modifiers after them that have no base role to their right. mafia/grammar/binding#11 */
function memberships(items: readonly Item[], left: readonly number[], units: readonly (Expr | undefined)[]): readonly Expr[] {
  const found: Expr[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind === 'member') found.push(item.member);
    if (!left.includes(at)) continue;
    const onMember =
      item.kind === 'mod' && modifierById(item.mod.id).onMembership && !units.some((unit, n) => n < at && unit !== undefined);
    const last = found.pop();
    if (item.kind !== 'mod' || !onMember || last === undefined) return refuseStray(items, at, units, false);
    found.push(under(item.mod, last));
  }
  return found;
}

/** mafia/grammar/composition#3 */
function refuseBefore(items: readonly Item[]): void {
  const firstMember = items.findIndex(({ kind }) => kind === 'member');
  const item = items[firstMember - 1];
  if (item?.kind === 'mod' && modifierById(item.mod.id).onMembership) {
    refuse(item.column, `a faction modifier stands after its membership: ${title(items[firstMember]!)} ${title(item)}`);
  }
}

/** Says why a modifier is left over. */
function refuseStray(items: readonly Item[], at: number, units: readonly (Expr | undefined)[], rider: boolean): never {
  const item = items[at]!;
  if (item.kind !== 'mod' && item.kind !== 'rider') throw new Error('only modifiers are left over');
  const unit = units.find((one, n) => n > at && one !== undefined);
  if (unit !== undefined) return refuse(item.column, `${misfit(item, unit, rider)!}${hint(item, unit, rider)}`);
  const something = units.some(one => one !== undefined);
  return refuse(
    item.column,
    something
      ? `a role modifier stands before what it modifies; nothing follows ${title(item)}`
      : `${title(item)} is a modifier with nothing to modify`,
  );
}

const title = (item: Item): string => {
  switch (item.kind) {
    case 'mod':
      return modText(item.mod).text;
    case 'rider':
      return riderText(item.rider).text;
    case 'unit':
      return printExpr(item.expr);
    case 'member':
      return printExpr(item.member);
  }
};

/** The other order or another mode, if that is valid. */
function hint(item: Modifying, unit: Expr, rider: boolean): string {
  if (item.kind !== 'mod' || item.mod.id === 'n-times' || rider) return '';
  if (unit.kind === 'mod' && misfit(item, unit.of) === undefined) {
    const inner = under(item.mod, unit.of);
    if (misfit({ ...item, mod: unit.mod }, inner) === undefined) return valid(under(unit.mod, inner));
  }
  const active = under({ id: 'active' }, unit);
  const helps = misfit({ ...item, mod: { id: 'active' } }, unit) === undefined && misfit(item, active) === undefined;
  return helps ? valid(under(item.mod, active)) : '';
}

const valid = (expr: Expr): string => ` (${printExpr(expr)} is valid)`;
