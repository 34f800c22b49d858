import { pick } from '../../../core/chance.ts';
import type { Team } from '../role.ts';

/** The four parts of a list of roles. */
export type Part = 'townsfolk' | 'werewolf' | 'solo' | 'unaligned';

/** How many players a list can be drawn for. */
export const LEAST = 8;
export const MOST = 40;

export const partOf = (team: Team): Part => (team === 'townsfolk' || team === 'werewolf' || team === 'unaligned' ? team : 'solo');

/**
 * How many of so many players belong to each part: half of them townsfolk, three in ten werewolves, one in ten each of the others, rounded; of the
 * last two the seed says who has the odd one. werewolves/rule/setup#11
 */
export function sharesOf(size: number, seed: number): Readonly<Record<Part, number>> {
  const townsfolk = Math.round(size / 2);
  const werewolf = Math.round((size * 3) / 10);
  const rest = size - townsfolk - werewolf;
  const solo = rest % 2 === 0 ? rest / 2 : pick(seed, 'draw/odd', [Math.floor(rest / 2), Math.ceil(rest / 2)]);
  return { townsfolk, werewolf, solo, unaligned: rest - solo };
}
