import type { Seat } from '../../../core/state.ts';
import type { Night, Use } from './night.ts';

/** A use as it was before anything was worked out. */
export const fresh = (use: Use): Use => ({ ...use, parts: use.parts.map(part => ({ ...part })) });

/** Kill-Triggered uses of those who have died by now, each once. mafia/modifier/triggered#5, ?2 */
export function ready(night: Night, done: readonly Use[]): Use[] {
  const dead = new Set<Seat>(night.deaths.map(({ seat }) => seat));
  return night.late.filter(use => dead.has(use.by) && !done.includes(use));
}

/** Adds what a second night brought about by these uses; all that was settled before stays as it is. mafia/modifier/triggered?1 */
export function merge(night: Night, second: Night, uses: readonly Use[]): void {
  const dead = new Set(night.deaths.map(({ seat }) => seat));
  const isOfThese = ({ use }: { readonly use?: Use }): boolean => use !== undefined && uses.includes(use);
  night.uses.push(...uses);
  night.visits.push(...second.visits.filter(isOfThese));
  night.learned.push(...second.learned.filter(isOfThese));
  night.laid.push(...second.laid.filter(isOfThese));
  night.deaths.push(...second.deaths.filter(({ seat }) => !dead.has(seat)));
  night.lasting.push(...more(second.lasting, night.lasting));
  night.spent.push(...more(second.spent, night.spent));
  night.drawn.push(...second.drawn.slice(night.drawn.length));
  night.trace.push(...more(second.trace, night.trace));
}

/** What is in the first list and not yet in the second, equal ones counted. */
function more<T>(all: readonly T[], known: readonly T[]): T[] {
  const left = known.map(one => JSON.stringify(one));
  return all.filter(one => {
    const at = left.indexOf(JSON.stringify(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
