import type { Seat } from '../../../core/state.ts';
import { modifierById } from '../catalogue.ts';
import type { Layer } from '../power.ts';
import { isStoppable } from './barriers.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Use } from './night.ts';
import { isAction, isTargeting } from './use.ts';
import { isAsleep, needsVisit, wakes } from './wakes.ts';
import type { World } from './world.ts';

/** A control and everything that bears on it in a world: what stops it, what stops that, what brings it about. */
export function rivalsIn(world: World, control: Use): readonly Use[] {
  const { night } = world.field;
  const found = new Set([control]);
  for (const use of found) {
    for (const part of use.parts) for (const need of needsOf(night, use, part)) found.add(need);
    for (const other of night.uses) if (!found.has(other) && bearsOn(world, other, use)) found.add(other);
  }
  return night.uses.filter(use => found.has(use));
}

const bearsOn = (world: World, other: Use, use: Use): boolean =>
  (needsVisit(use) && wakes(world, other, use)) || (mayHit(world.field, other, use) && isStoppable(world, use) && reaches(world, other, use));

function reaches(world: World, other: Use, use: Use): boolean {
  const at = world.reached(other);
  return at.includes(use.by) || world.route(use).some(seat => at.includes(seat));
}

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
const isPlain = ({ night, gifts, reach }: Field, control: Use): boolean => !needsVisit(control)
  && control.parts.every(part => needsOf(night, control, part).length === 0 && !part.power.layers.some(({ id }) => modifierById(id).fails))
  && !gifts.some(({ use, silences, layer }) => use !== control && (silences || isTelling(layer)) && reach.at(use).has(control.by));

/** True if what is given could make a control fail or come later. */
const isTelling = ({ id }: Layer): boolean => modifierById(id).fails !== undefined || modifierById(id).edit !== undefined;

/** True if a door may be closed where a control goes. */
const isAtDoor = ({ doors, hides, reach }: Field, control: Use): boolean => isAction(control) && [...doors, ...hides].some(({ use, by, given }) =>
  use !== control && (given && use ? meet(reach.at(use), reach.at(control)) : reach.at(control).has(by)));

/** True if nothing could ever stop it. */
export const isSafe = (field: Field, control: Use): boolean =>
  isPlain(field, control) && !isAtDoor(field, control) && field.night.uses.every(other => !mayHit(field, other, control));

/** True if the one could stop the other by itself; a power with a part that blocks may stop its own other parts. mafia/general/blocks-and-cycles#7 */
const mayHit = (field: Field, rival: Use, control: Use): boolean => isAction(control) && rival.parts.some(({ power: { role } }) => {
  const whose = role.trait?.stops?.whose;
  return whose === 'actor' ? reachedBy(field, rival).has(control.by) : whose === 'target' && meet(field.reach.at(rival), field.reach.at(control));
});
