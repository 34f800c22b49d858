import type { Ask } from './asks.ts';

/** What tells which forms of a group one person uses together. */
type Grouped = Pick<Ask, 'id' | 'excludes' | 'alternative'>;

/** True if whoever uses the one form of a group does not use the other: of a set that both belong to they are different alternatives. */
export function areRivals(one: Grouped, other: Grouped): boolean {
  if (one.id === other.id || one.excludes === undefined || one.excludes !== other.excludes) return false;
  if (!one.alternative || !other.alternative) return true;
  return Object.entries(one.alternative).some(([set, at]) => set in other.alternative! && other.alternative![set] !== at);
}
