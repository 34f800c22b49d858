import type { Play, Seat } from '../../core/state.ts';
import { alignments } from './alignments/index.ts';
import type { Alignment } from './alignment.ts';
import type { Faction } from './faction.ts';
import { factions } from './factions/index.ts';
import { parseRole, type Role } from './grammar/parse.ts';
import type { BaseRole } from './power.ts';
import { roles } from './roles/index.ts';

const byId = <T extends { readonly id: string }>(list: readonly T[]) => {
  const index = new Map(list.map(entry => [entry.id, entry]));
  return (id: string): T => {
    const found = index.get(id);
    if (!found) throw new Error(`the mafia rules have nothing called "${id}"`);
    return found;
  };
};

export const roleById: (id: string) => BaseRole = byId<BaseRole>(roles);
export const alignmentById: (id: string) => Alignment = byId<Alignment>(alignments);
export const factionById: (id: string) => Faction = byId<Faction>(factions);

const read = new Map<string, Role>();

/** What a canonical role text says; texts in the state were checked at the deal, so a fault is a bug. */
export function roleFrom(text: string): Role {
  const known = read.get(text);
  if (known) return known;
  const parsed = parseRole(text);
  if (!parsed.ok) throw new Error(`the state holds a role that cannot be read: ${parsed.fault.message}`);
  read.set(text, parsed.role);
  return parsed.role;
}

export const roleOf = (play: Play, seat: Seat): Role => roleFrom(play.seats[seat]!.role);
