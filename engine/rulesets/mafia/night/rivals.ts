import type { Seat } from '../../../core/state.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Use } from './night.ts';
import { isAction, isTargeting } from './use.ts';
import { needsVisit } from './wakes.ts';

/** A control and everything that may stop it, stop what stops it, or bring it about, wherever it gets to. */
export function rivalsOf(field: Field, control: Use): readonly Use[] {
  const { uses } = field.night;
  const found = new Set([control]);
  for (const use of found) {
    for (const part of use.parts) for (const need of needsOf(field.night, use, part)) found.add(need);
    for (const other of uses) if (!found.has(other) && matters(field, other, use)) found.add(other);
  }
  return uses.filter(use => found.has(use));
}

function matters(field: Field, other: Use, use: Use): boolean {
  if (needsVisit(use) && isTargeting(other) && reachedBy(field, other).has(use.by)) return true;
  return isAction(use) && other.parts.some(({ power: { role } }) => {
    const whose = role.trait?.stops?.whose;
    return whose === 'actor' ? reachedBy(field, other).has(use.by) : whose === 'target' && meet(field.reach.at(other), field.reach.at(use));
  });
}

/** Where a use could go, those who could hide there included. */
function reachedBy({ hides, reach }: Field, use: Use): ReadonlySet<Seat> {
  const at = reach.at(use);
  const hidden = hides.flatMap(hide => (hide.use && hide.use !== use && meet(reach.at(hide.use), at) ? [hide.by] : []));
  return hidden.length === 0 ? at : new Set([...at, ...hidden]);
}

const meet = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean => [...some].some(one => others.has(one));
