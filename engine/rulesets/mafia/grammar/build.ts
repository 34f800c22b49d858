import type { Expr, Mod } from './expression.ts';

export const role = (id: string, label?: string): Expr => ({ kind: 'role', id, ...(label === undefined ? {} : { label }) });

export const under = (mod: Mod, of: Expr): Expr => ({ kind: 'mod', mod, of });

export const riding = (rider: Expr, of: Expr): Expr => ({ kind: 'ing', rider, of });

export const member = (faction: string, label?: string): Expr => ({ kind: 'member', faction, ...(label === undefined ? {} : { label }) });

/** The modifier with one more modifier around it. */
export const onto = (mod: Mod, outer: Mod): Mod => ({ ...mod, on: [...(mod.on ?? []), outer] });

/** Several at once as one expression; sets side by side are one set. */
export function together(parts: readonly Expr[]): Expr {
  const flat = sideBySide(parts);
  return flat.length === 1 ? flat[0]! : { kind: 'all', of: flat };
}

export const sideBySide = (parts: readonly Expr[]): readonly Expr[] => parts.flatMap(part => (part.kind === 'all' ? part.of : [part]));

/** The modifier as it was before the outermost one on it, and that one. */
export function peeled({ on = [], ...bare }: Mod): readonly [Mod, Mod | undefined] {
  const rest = on.slice(0, -1);
  return [rest.length === 0 ? bare : { ...bare, on: rest }, on.at(-1)];
}
