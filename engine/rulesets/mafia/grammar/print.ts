import { alignments } from '../alignments/index.ts';
import { factions } from '../factions/index.ts';
import { roles } from '../roles/index.ts';
import type { Role } from './parse.ts';

const named = <T extends { readonly id: string; readonly name: string }>(list: readonly T[], id: string): T => {
  const found = list.find(entry => entry.id === id);
  if (!found) throw new Error(`nothing is called "${id}"`);
  return found;
};

/** The canonical text of a role: "Town Cop", "Mafia Goon", "Mafia Roleblocker", "Mafia-aligned Roleblocker". */
export function printRole(role: Role): string {
  const powers = role.powers.map(id => named(roles, id).name);
  const own = role.factions.find(id => id === role.alignment);
  const others = role.factions.filter(id => id !== own).map(id => named(factions, id).memberNames[0]!);
  return [...front(role, own, powers.length + others.length), ...others, ...powers].join(' ');
}

function front(role: Role, own: string | undefined, rest: number): string[] {
  if (role.alignment === undefined) return [];
  const { name } = named(alignments, role.alignment);
  if (own !== undefined) return rest === 0 ? [named(factions, own).memberNames[0]!] : [name];
  return factions.some(({ id }) => id === role.alignment) ? [`${name}-aligned`] : [name];
}

/** The catalogue's prefix form: `align(mafia, all(member(mafia), roleblocker))`. */
export function prefixForm(role: Role): string {
  const parts = [...role.factions.map(id => `member(${id})`), ...role.powers];
  const body = parts.length === 0 ? 'vanilla' : parts.length === 1 ? parts[0]! : `all(${parts.join(', ')})`;
  return role.alignment === undefined ? body : `align(${role.alignment}, ${body})`;
}
