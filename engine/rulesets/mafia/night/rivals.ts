import { modifierById } from '../catalogue.ts';
import { isStoppable } from './barriers.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Use } from './night.ts';
import { meet } from './seat-sets.ts';
import { isAction } from './use.ts';
import { isAsleep, mayWake, needsVisit, wakes } from './wakes.ts';
import type { World } from './world.ts';

/** What could bear on a use, and how: as its visitor, by stopping whoever uses it, or by stopping it where it comes. */
interface Near {
  readonly use: Use;
  readonly wakes: boolean;
  readonly atUser: boolean;
  readonly atTargets: boolean;
}

/** What bears on what. What could do so at all is the same in every world, so it is looked for once; the worlds only tell which of it does. */
export class Rivals {
  readonly #field: Field;
  readonly #stoppers: readonly Use[];
  readonly #needs = new Map<Use, readonly Use[]>();
  readonly #near = new Map<Use, readonly Near[]>();
  readonly #alone = new Map<Use, boolean>();

  constructor(field: Field) {
    this.#field = field;
    this.#stoppers = field.night.uses.filter(isStopper);
  }

  /** A control and everything that bears on it in a world: what stops it, what stops that, what brings it about. */
  in(world: World, control: Use): readonly Use[] {
    const found = new Set([control]);
    for (const use of found) {
      for (const need of this.#needsOf(use)) found.add(need);
      for (const near of this.#nearTo(use)) if (!found.has(near.use) && bearsOn(world, near, use)) found.add(near.use);
    }
    return found.size === 1 ? [control] : this.#field.night.uses.filter(use => found.has(use));
  }

  /** True if nothing but what bears on it could bar it: no visit that it needs, no door where it goes, no part of its own that blocks. */
  isBarredByOthersAlone(control: Use): boolean {
    let known = this.#alone.get(control);
    if (known === undefined) this.#alone.set(control, known = !needsVisit(control) && !isStopper(control) && !isAtDoor(this.#field, control));
    return known;
  }

  /** True if it needs a visit and nobody could come. mafia/modifier/reactive#2, mafia/modifier/triggered#6 */
  isUnvisited(control: Use): boolean {
    return isAsleep(this.#field.night, control) && !this.#field.night.uses.some(use => mayWake(this.#field, use, control));
  }

  /** True if nothing could ever stop it. */
  isSafe(control: Use): boolean {
    return isPlain(this.#field, control) && !isAtDoor(this.#field, control) && this.#nearTo(control).length === 0;
  }

  #needsOf(use: Use): readonly Use[] {
    let known = this.#needs.get(use);
    if (!known) this.#needs.set(use, known = use.parts.flatMap(part => needsOf(this.#field.night, use, part)));
    return known;
  }

  /** What is looked through for it: visitors only for whom waits for one. */
  #others(use: Use): readonly Use[] {
    return needsVisit(use) ? this.#field.night.uses : isAction(use) ? this.#stoppers : [];
  }

  /** Whatever could bear on it in some world. */
  #nearTo(use: Use): readonly Near[] {
    let known = this.#near.get(use);
    if (!known) this.#near.set(use, known = this.#others(use).map(other => near(this.#field, other, use)).filter(({ wakes: may, atUser, atTargets }) => may || atUser || atTargets));
    return known;
  }
}

const isStopper = ({ parts }: Use): boolean => parts.some(({ power: { role } }) => role.trait?.stops !== undefined);

/** A power with a part that blocks may stop its own other parts. mafia/general/blocks-and-cycles#7 */
function near(field: Field, use: Use, other: Use): Near {
  const stops = isAction(other) ? use.parts.flatMap(({ power: { role } }) => role.trait?.stops?.whose ?? []) : [];
  return {
    use,
    wakes: needsVisit(other) && mayWake(field, use, other),
    atUser: stops.includes('actor') && field.reach.around(use).has(other.by),
    atTargets: stops.includes('target') && meet(field.reach.at(use), field.reach.at(other)),
  };
}

const bearsOn = (world: World, { use: other, wakes: may, atUser, atTargets }: Near, use: Use): boolean =>
  (may && wakes(world, other, use)) || ((atUser || atTargets) && isStoppable(world, use)
    && ((atUser && world.isAt(other, use.by)) || (atTargets && world.route(use).some(seat => world.isAt(other, seat)))));

/** True if nothing but a block decides whether a control comes about: no condition, no visit, no switch, nothing given. */
const isPlain = ({ night, gifts, reach }: Field, control: Use): boolean => !needsVisit(control)
  && control.parts.every(part => needsOf(night, control, part).length === 0 && !part.power.layers.some(({ id }) => modifierById(id).fails))
  && !gifts.some(({ use, silences, hampers }) => use !== control && (silences || hampers) && reach.at(use).has(control.by));

/** True if a door may be closed where a control goes. */
const isAtDoor = ({ doors, hides, reach }: Field, control: Use): boolean => isAction(control) && [...doors, ...hides].some(({ use, by, given }) =>
  use !== control && (given && use ? meet(reach.at(use), reach.at(control)) : reach.at(control).has(by)));
