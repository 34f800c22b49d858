import type { Terms } from './state.ts';

/** Lists of roles by chance. */
export interface Drawing {
  /** For how many players. */
  readonly least: number;
  readonly most: number;
  /** A list for so many, one role a player; the same for the same seed. */
  draw(terms: Terms, size: number): readonly string[];
  /** How even a list is: what each part of it is worth, and how far from 0 the balance of all may be. */
  judge(roles: readonly string[]): { readonly parts: Readonly<Record<string, number>>; readonly balance: number; readonly tolerance: number };
}
