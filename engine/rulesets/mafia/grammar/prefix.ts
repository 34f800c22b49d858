import type { Expr, Mod, Role } from './expression.ts';
import { sideBySide } from './build.ts';

/** The catalogue's prefix form: `align(mafia, all(member(mafia), roleblocker))`. */
export function prefixForm(role: Role): string {
  const parts = [...role.members, ...role.parts];
  const body = parts.length === 0 ? 'vanilla' : several(parts);
  if (role.alignment === undefined) return body;
  return `align(${role.secretAlignment ? `secret(${role.alignment})` : role.alignment}, ${body})`;
}

/** The prefix form of an expression. */
export function prefixOf(expr: Expr): string {
  switch (expr.kind) {
    case 'role':
      return labelled(expr.of === undefined ? expr.id : `${expr.id}(${argument(expr.of)})`, expr.label);
    case 'er':
      return `er(${expr.id})`;
    case 'mod':
      return applied(expr.mod, prefixOf(expr.of));
    case 'ing':
      return `ing(${prefixOf(expr.rider)}, ${prefixOf(expr.of)})`;
    case 'slash':
      return `slash(${expr.of.map(prefixOf).join(', ')})`;
    case 'all':
      return several(expr.of);
    case 'member':
      return `member(${labelled(expr.faction, expr.label)})`;
  }
}

function several(parts: readonly Expr[]): string {
  const flat = sideBySide(parts);
  return flat.length === 1 ? prefixOf(flat[0]!) : `all(${flat.map(prefixOf).join(', ')})`;
}

const argument = (of: string): string => (of.startsWith('er:') ? `er(${of.slice(3)})` : of);

const labelled = (term: string, label: string | undefined): string => (label === undefined ? term : `${term}:${label}`);

/** m(x), or apply(m, x) where m is itself modified. */
function applied(mod: Mod, x: string): string {
  if (mod.on === undefined || mod.on.length === 0) return call(mod, x);
  return `apply(${modified(mod)}, ${x})`;
}

const modified = ({ on = [], ...mod }: Mod): string => on.reduce((inner, outer) => applied(outer, inner), alone(mod));

const call = (mod: Mod, x: string): string => `${labelled(mod.id, mod.label)}(${[...arguments_(mod), x].join(', ')})`;

const alone = (mod: Mod): string => {
  const args = arguments_(mod);
  return labelled(args.length === 0 ? mod.id : `${mod.id}(${args.join(', ')})`, mod.label);
};

const arguments_ = ({ n, trigger }: Mod): readonly string[] => [n, trigger].filter(one => one !== undefined).map(String);
