import type { Expr } from '../grammar/expression.ts';

/** An expression without some of its base roles, and without the modifiers that would stand on nothing; undefined: nothing is left. */
export function without(expr: Expr, isGone: (role: string) => boolean): Expr | undefined {
  switch (expr.kind) {
    case 'role': return isGone(expr.id) ? undefined : expr;
    case 'mod': {
      const of = without(expr.of, isGone);
      return of && { ...expr, of };
    }
    case 'ing': {
      const of = without(expr.of, isGone);
      const rider = without(expr.rider, isGone);
      return of && (rider ? { ...expr, rider, of } : of);
    }
    case 'slash':
    case 'all': {
      const of = expr.of.flatMap(one => without(one, isGone) ?? []);
      return of.length < 2 ? of[0] : { ...expr, of };
    }
    case 'er':
    case 'member': return expr;
  }
}

/** An expression without a modifier, wherever it stands. */
export function bared(expr: Expr, modifier: string): Expr {
  switch (expr.kind) {
    case 'mod': return expr.mod.id === modifier ? bared(expr.of, modifier) : { ...expr, of: bared(expr.of, modifier) };
    case 'ing': return { ...expr, rider: bared(expr.rider, modifier), of: bared(expr.of, modifier) };
    case 'slash':
    case 'all': return { ...expr, of: expr.of.map(one => bared(one, modifier)) };
    default: return expr;
  }
}

/** The base role that is modified, alone. mafia/role/absorber#5, ?3 */
export function baseOf(expr: Expr): Expr {
  return expr.kind === 'mod' || expr.kind === 'ing' ? baseOf(expr.of) : expr;
}
