import type { Seat } from '../../../core/state.ts';

/** True if they have something in common. */
export function meet<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  for (const one of some) if (others.has(one)) return true;
  return false;
}

/** All of them. */
export const united = (places: readonly ReadonlySet<Seat>[]): ReadonlySet<Seat> => (places.length === 1 ? places[0]! : new Set(places.flatMap(seats => [...seats])));
