import type { Expr, Mod, Role } from './grammar/expression.ts';

/** A role as its own player knows it: without what is Hidden, and without the word. mafia/modifier/hidden#1, #2 */
export const ownerSees = (role: Role): Role => ({ ...role, members: role.members.flatMap(visible), parts: role.parts.flatMap(visible) });

/** An expression in the words that its holder knows; a power that is Hidden altogether has none of its own. */
export const ownExpr = (expr: Expr): Expr => visible(expr)[0] ?? expr;

/** An expression as somebody else may hear of it who is told of it: all of it, without the word Hidden. */
export function uncovered(expr: Expr): Expr {
  switch (expr.kind) {
    case 'mod': return isHidden(expr) ? uncovered(expr.of) : { ...expr, mod: uncoveredMod(expr.mod), of: uncovered(expr.of) };
    case 'ing': return { ...expr, rider: uncovered(expr.rider), of: uncovered(expr.of) };
    case 'slash':
    case 'all': return { ...expr, of: expr.of.map(uncovered) };
    default: return expr;
  }
}

function uncoveredMod({ on, ...mod }: Mod): Mod {
  const others = (on ?? []).filter(({ id }) => id !== 'hidden').map(uncoveredMod);
  return others.length === 0 ? mod : { ...mod, on: others };
}

/** A role as the flip shows it: Hidden parts are left out without a trace; Secret ones are shown as the word alone. mafia/modifier/hidden#3 */
export const isHidden = (expr: Expr): boolean => expr.kind === 'mod' && expr.mod.id === 'hidden';

function visible(expr: Expr): Expr[] {
  switch (expr.kind) {
    case 'mod': {
      if (isHidden(expr)) return [];
      const of = visible(expr.of);
      return isHiddenMod(expr.mod) ? of : of.map(inner => ({ ...expr, mod: visibleMod(expr.mod), of: inner }));
    }
    case 'ing': {
      const [of] = visible(expr.of);
      const [rider] = visible(expr.rider);
      return of === undefined ? [] : rider === undefined ? [of] : [{ ...expr, rider, of }];
    }
    case 'slash':
    case 'all': {
      const of = expr.of.flatMap(visible);
      return of.length === 0 ? [] : of.length === 1 ? of : [{ ...expr, of }];
    }
    default: return [expr];
  }
}

function visibleMod({ on, ...mod }: Mod): Mod {
  const known = (on ?? []).filter(one => !isHiddenMod(one)).map(visibleMod);
  return known.length === 0 ? mod : { ...mod, on: known };
}

/** Hidden Enabled: the modifier is hidden, not the power. mafia/modifier/hidden#5 */
const isHiddenMod = (mod: Mod): boolean => (mod.on ?? []).some(({ id }) => id === 'hidden');
