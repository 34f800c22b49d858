import { lazily } from '../../core/lazily.ts';
import { alignments } from './alignments/index.ts';
import type { Alignment } from './alignment.ts';
import type { Faction } from './faction.ts';
import { factions } from './factions/index.ts';
import type { Modifier } from './modifier.ts';
import { modifiers } from './modifiers/index.ts';
import type { BaseRole } from './power.ts';
import { roles } from './roles/index.ts';

const byId = <T extends { readonly id: string }>(list: () => readonly T[]) => {
  const index = lazily(() => new Map(list().map(entry => [entry.id, entry])));
  return (id: string): T => {
    const found = index().get(id);
    if (!found) throw new Error(`the mafia rules have nothing called "${id}"`);
    return found;
  };
};

const has = <T extends { readonly id: string }>(list: () => readonly T[]) => (id: string): boolean => list().some(entry => entry.id === id);

export const roleById: (id: string) => BaseRole = byId<BaseRole>(() => roles);
export const modifierById: (id: string) => Modifier = byId<Modifier>(() => modifiers);
export const alignmentById: (id: string) => Alignment = byId<Alignment>(() => alignments);
export const factionById: (id: string) => Faction = byId<Faction>(() => factions);
export const isRole: (id: string) => boolean = has<BaseRole>(() => roles);
