import type { Expr } from './grammar/expression.ts';
import { depthOf } from './compose.ts';
import type { Layer, Power } from './power.ts';

/** What is there now: which powers of an expression, and which of the layers on them. */
export interface Presence {
  readonly powers: readonly Power[];
  isThere(power: Power): boolean;
  isLayerThere(layer: Layer, power: Power): boolean;
}

/**
 * An expression without what is gone for the time being: base roles with all that stands on them, and modifiers. Places are counted as
 * `compose` counts them. mafia/modifier/inactive#1, mafia/role/rolecop?3
 */
export function presentIn(expr: Expr, now: Presence, path = ''): Expr | undefined {
  switch (expr.kind) {
    case 'role':
    case 'er': return now.powers.some(power => power.key === path && now.isThere(power)) ? expr : undefined;
    case 'member': return undefined;
    case 'slash':
    case 'all': {
      const of = expr.of.flatMap((one, n) => presentIn(one, now, `${path}/${n}`) ?? []);
      return of.length === 0 ? undefined : { ...expr, of };
    }
    case 'ing': {
      const of = presentIn(expr.of, now, path);
      return of && (isGone(now, `${path}+${depthOf(expr.of)}`) ? of : { ...expr, of });
    }
    case 'mod': return modified(expr, now, path);
  }
}

function modified(expr: Extract<Expr, { kind: 'mod' }>, now: Presence, path: string): Expr | undefined {
  const { mod } = expr;
  const copies = mod.id === 'n-times' ? Array.from({ length: mod.n! }, (_, copy) => (copy === 0 ? path : `${path}*${copy + 1}`)) : [path];
  const of = copies.map(copy => presentIn(expr.of, now, copy)).find(found => found !== undefined);
  return of && (isGone(now, `${path}.${mod.id}${depthOf(expr.of)}`) ? of : { ...expr, of });
}

/** True if a layer stands on powers and is there on none of them. */
function isGone(now: Presence, key: string): boolean {
  const bearing = now.powers.flatMap(power => power.layers.filter(layer => layer.key === key).map(layer => ({ layer, power })));
  return bearing.length > 0 && bearing.every(({ layer, power }) => !now.isLayerThere(layer, power));
}

