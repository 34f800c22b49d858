import type { Seat } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import type { Layer } from '../power.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Use } from './night.ts';
import { isAction, isTargeting } from './use.ts';
import { isAsleep, needsVisit } from './wakes.ts';

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

const matters = (field: Field, other: Use, use: Use): boolean =>
  (needsVisit(use) && isTargeting(other) && reachedBy(field, other).has(use.by)) || mayHit(field, other, use);

/** True if it needs a visit and nobody could come. mafia/modifier/reactive#2, mafia/modifier/triggered#6 */
export const isUnvisited = (field: Field, control: Use): boolean => isAsleep(field.night, control) && !field.night.uses.some(use =>
  isTargeting(use) && use.by !== control.by && (control.way !== 'reactive' || use.by === control.chosen[0]) && reachedBy(field, use).has(control.by));

/** Where a use could go, those who could hide there included. */
function reachedBy({ hides, reach }: Field, use: Use): ReadonlySet<Seat> {
  const at = reach.at(use);
  const hidden = hides.flatMap(hide => (hide.use && hide.use !== use && meet(reach.at(hide.use), at) ? [hide.by] : []));
  return hidden.length === 0 ? at : new Set([...at, ...hidden]);
}

const meet = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean => [...some].some(one => others.has(one));

/** True if nothing but a block decides whether a control comes about: no condition, no visit, no switch, nothing given. */
export const isPlain = ({ night, gifts, reach }: Field, control: Use): boolean => !needsVisit(control)
  && control.parts.every(part => needsOf(night, control, part).length === 0 && !part.power.layers.some(({ id }) => modifierById(id).fails))
  && !gifts.some(({ use, silences, layer }) => use !== control && (silences || isTelling(layer)) && reach.at(use).has(control.by));

/** True if what is given could make a control fail or come later. */
const isTelling = ({ id }: Layer): boolean => modifierById(id).fails !== undefined || modifierById(id).edit !== undefined;

/** True if a door may be closed where a control goes. */
export const isAtDoor = ({ doors, hides, reach }: Field, control: Use): boolean => isAction(control) && [...doors, ...hides].some(({ use, by, given }) =>
  use !== control && (given && use ? meet(reach.at(use), reach.at(control)) : reach.at(control).has(by)));

/** True if the one could stop the other by itself; a power with a part that blocks may stop its own other parts. mafia/general/blocks-and-cycles#7 */
export const mayHit = (field: Field, rival: Use, control: Use): boolean => isAction(control) && rival.parts.some(({ power: { role } }) => {
  const whose = role.trait?.stops?.whose;
  return whose === 'actor' ? reachedBy(field, rival).has(control.by) : whose === 'target' && meet(field.reach.at(rival), field.reach.at(control));
});
