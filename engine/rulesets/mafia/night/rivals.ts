import { modifierById } from '../catalogue.ts';
import type { Layer } from '../power.ts';
import { isStoppable } from './barriers.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Use } from './night.ts';
import { meet } from './reach.ts';
import { isAction } from './use.ts';
import { isAsleep, mayWake, needsVisit, wakes } from './wakes.ts';
import type { World } from './world.ts';

interface Near {
  readonly use: Use;
  /** True if it could stop the other; else it could only bring it about. */
  readonly mayHit: boolean;
}

/** What bears on what. What could do so at all is the same in every world, so it is looked for once; the worlds only tell which of it does. */
export class Rivals {
  readonly #field: Field;
  readonly #needs = new Map<Use, readonly Use[]>();
  readonly #near = new Map<Use, readonly Near[]>();

  constructor(field: Field) {
    this.#field = field;
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

  /** True if it needs a visit and nobody could come. mafia/modifier/reactive#2, mafia/modifier/triggered#6 */
  isUnvisited(control: Use): boolean {
    return isAsleep(this.#field.night, control) && !this.#field.night.uses.some(use => mayWake(this.#field, use, control));
  }

  /** True if nothing could ever stop it. */
  isSafe(control: Use): boolean {
    return isPlain(this.#field, control) && !isAtDoor(this.#field, control) && this.#nearTo(control).length === 0;
  }

  #needsOf(use: Use): readonly Use[] {
    const known = this.#needs.get(use) ?? use.parts.flatMap(part => needsOf(this.#field.night, use, part));
    this.#needs.set(use, known);
    return known;
  }

  /** Whatever could bear on it in some world. */
  #nearTo(use: Use): readonly Near[] {
    const known = this.#near.get(use) ?? this.#field.night.uses.map(other => ({ use: other, mayHit: this.#mayHit(other, use) }))
      .filter(near => near.mayHit || (needsVisit(use) && mayWake(this.#field, near.use, use)));
    this.#near.set(use, known);
    return known;
  }

  /** True if the one could stop the other by itself; a power with a part that blocks may stop its own other parts. mafia/general/blocks-and-cycles#7 */
  #mayHit(rival: Use, control: Use): boolean {
    return isAction(control) && rival.parts.some(({ power: { role } }) => {
      const whose = role.trait?.stops?.whose;
      return whose === 'actor' ? this.#field.reach.around(rival).has(control.by) : whose === 'target' && meet(this.#field.reach.at(rival), this.#field.reach.at(control));
    });
  }
}

const bearsOn = (world: World, { use: other, mayHit }: Near, use: Use): boolean =>
  (needsVisit(use) && wakes(world, other, use)) || (mayHit && isStoppable(world, use) && reaches(world, other, use));

function reaches(world: World, other: Use, use: Use): boolean {
  const at = world.reached(other);
  return at.includes(use.by) || world.route(use).some(seat => at.includes(seat));
}

/** True if nothing but a block decides whether a control comes about: no condition, no visit, no switch, nothing given. */
const isPlain = ({ night, gifts, reach }: Field, control: Use): boolean => !needsVisit(control)
  && control.parts.every(part => needsOf(night, control, part).length === 0 && !part.power.layers.some(({ id }) => modifierById(id).fails))
  && !gifts.some(({ use, silences, layer }) => use !== control && (silences || isTelling(layer)) && reach.at(use).has(control.by));

/** True if what is given could make a control fail or come later. */
const isTelling = ({ id }: Layer): boolean => modifierById(id).fails !== undefined || modifierById(id).edit !== undefined;

/** True if a door may be closed where a control goes. */
const isAtDoor = ({ doors, hides, reach }: Field, control: Use): boolean => isAction(control) && [...doors, ...hides].some(({ use, by, given }) =>
  use !== control && (given && use ? meet(reach.at(use), reach.at(control)) : reach.at(control).has(by)));
