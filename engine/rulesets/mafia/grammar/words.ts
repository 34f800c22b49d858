import { alignmentById, factionById, isRole, modifierById, roleById } from '../catalogue.ts';
import { grantOf } from '../grant.ts';
import type { Expr, Mod } from './expression.ts';
import { times, triggers } from './lexicon.ts';
import { named } from './named.ts';

const labelled = (name: string, label: string | undefined): string => (label === undefined ? name : `${name}:${label}`);

/** A modifier's own word, without what stands on it. mafia/grammar/derived-names#4 to #6 */
export function modName({ id, n, trigger, label }: Mod): string {
  if (id === 'n-times') return times[n!] ?? `${n}-times`;
  if (id === 'triggered') return triggers[trigger!]!;
  return labelled(modifierById(id).name.replace('[n]', String(n)), label);
}

export type Base = Extract<Expr, { kind: 'role' | 'er' }>;

/** A base role's own word. mafia/grammar/derived-names#10 */
export function baseName(base: Base): string {
  if (base.kind === 'er') return grantOf(base.id).name;
  return labelled(about(roleById(base.id).name, base.of), base.label);
}

/** A base role as a modifier. mafia/grammar/derived-names#2 */
export function ingName(base: Base): string {
  if (base.kind === 'er') return grantOf(base.id).ing;
  return labelled(about(roleById(base.id).ing, base.of), base.label);
}

const about = (name: string, of: string | undefined): string => (of === undefined ? name : name.replace(/\[.*\]/, `[${argumentName(of)}]`));

/** What stands in the brackets before Cop: an alignment, a base role, a grant or a named composition. */
function argumentName(of: string): string {
  if (of.startsWith('er:')) return grantOf(of.slice(3)).name;
  if (isRole(of)) return roleById(of).name;
  return named.find(({ id }) => id === of)?.name ?? alignmentById(of).name;
}

export const memberName = (faction: string, label: string | undefined): string => labelled(factionById(faction).memberNames[0]!, label);

export const alignmentWord = (alignment: string, label?: string): string => labelled(alignmentById(alignment).name, label);
