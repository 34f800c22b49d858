import { partOf, type Part } from './draw/shares.ts';
import type { Role } from './role.ts';

/** How much of a role's strength counts for the townsfolk, or against them: a side of its own is against everybody, so a third of it; the unaligned hardly disturb. */
const LEANS: Readonly<Record<Part, number>> = { townsfolk: 1, werewolf: -1, solo: -1 / 3, unaligned: -1 / 4 };

/** How far from even a list may be, for each of its players. */
const TOLERANCE = 0.1;

/** What the roles of a list are worth together. */
export interface Strength {
  /** The sum of each part. */
  readonly parts: Readonly<Record<Part, number>>;
  /** What is left for the townsfolk when all that is against them is taken off: below 0 it leans against them. */
  readonly balance: number;
  /** How far from 0 the balance may be for a list of this length. */
  readonly tolerance: number;
}

/**
 * An estimate of how even a list of roles is. Each role says in its file what it is worth to its own side, where a player without any power is worth 1.
 * The balance is the sum of the townsfolk less that of the werewolves, less a third of what sides of their own have and a quarter of what the unaligned
 * have. It is even while it is within a tenth for each player. It knows of no roles that help or hinder each other.
 */
export function strengthOf(roles: readonly Role[]): Strength {
  const sum = (part: Part): number => roles.filter(({ team }) => partOf(team) === part).reduce((all, { strength = 0 }) => all + strength, 0);
  const parts = { townsfolk: sum('townsfolk'), werewolf: sum('werewolf'), solo: sum('solo'), unaligned: sum('unaligned') };
  const balance = (Object.keys(parts) as readonly Part[]).reduce((all, part) => all + parts[part] * LEANS[part], 0);
  return { parts, balance: Math.round(balance * 100) / 100, tolerance: Math.round(roles.length * TOLERANCE * 100) / 100 };
}

/** True if a list is as even as its length asks for. */
export const isEven = ({ balance, tolerance }: Strength): boolean => Math.abs(balance) <= tolerance;
