import type { Seat } from '../../../core/state.ts';
import { categoriesOf, type Power } from '../power.ts';
import { Trail, type Answers } from './answers.ts';
import type { Field, Gift, Mover } from './field.ts';
import { isSilenced, withGifts } from './gifts.ts';
import type { Use } from './night.ts';
import type { Pending } from './pending.ts';
import { destination } from './places.ts';
import type { Path, Pull } from './reach.ts';
import type { Scatter } from './scattering.ts';
import { hasMark, isKillingPart } from './use.ts';

/** What a way through the night depends on: which controls are in force, and where an action goes that is sent anywhere. */
export interface Assumptions {
  readonly field: Field;
  inForce(use: Use): boolean;
  /** False for a counted mover that has moved as much as it can. */
  hasTurn(mover: Mover, use: Use): boolean;
  scattered(scatter: Scatter): Seat | undefined;
}

/** How many controls of a knot are followed one behind the other: to the end where few are in it, else not far. */
const deepest = (knot: number): number => (knot <= 6 ? knot : knot <= 8 ? 3 : 2);

/** Where an action goes, and what moved it there. */
export interface Route {
  readonly to: readonly Seat[];
  readonly by: ReadonlySet<Mover>;
  /** Which of its targets were sent anywhere. */
  readonly scatters: readonly Scatter[];
}

/** An action on its way. */
interface Way {
  readonly use: Use;
  readonly path: Path;
  readonly pending: Pending;
  readonly by: Set<Mover>;
  readonly scatters: Scatter[];
  /** Its power with what is given to its user, once that was asked. */
  power?: Power;
}

/** Where every action goes in one world, one target and one hop at a time, each control at most once. mafia/general/resolution-order#4 */
export class Routes {
  readonly #at: Assumptions;
  readonly #known: Answers<Route>;
  readonly #trail = new Trail();

  /** @param known what came out in other worlds */
  constructor(at: Assumptions, known: Answers<Route>) {
    this.#at = at;
    this.#known = known;
  }

  /** The final targets of an action, in the order in which they were chosen, and what moved it. */
  of(use: Use): Route {
    return this.#route(use, this.#at.field.nobody.with(use));
  }

  /** Where an action goes if those that wait have no say in it. Those outside its knot would have none anyway. */
  #route(use: Use, waiting: Pending): Route {
    const path = this.#at.field.reach.path(use);
    if (!path) return unmoved(use);
    const pending = waiting.among(path.knot);
    if (pending.uses.size > deepest(path.knot.size)) return unmoved(use);
    return this.#known.find(use, pending, this.#asked, this.#trail, () => this.#follow({ use, path, pending, by: new Set(), scatters: [] }));
  }

  #follow(way: Way): Route {
    return { to: way.use.chosen.map((seat, place) => this.#moved(way, seat, place)), by: way.by, scatters: way.scatters };
  }

  #moved(way: Way, from: Seat, place: number): Seat {
    const done = new Set<Mover>();
    let at = from;
    for (let next: Seat | undefined = at; next !== undefined;) {
      at = next;
      next = this.#hop(way, at, place, done);
    }
    return at;
  }

  /** A control that leaves a target where it is has had its turn, too. mafia/general/redirects#6 */
  #hop(way: Way, at: Seat, place: number, done: Set<Mover>): Seat | undefined {
    for (const pull of this.#at.field.reach.pulls(way.use, way.path, at)) {
      const { mover } = pull;
      const to = done.has(mover) ? undefined : this.#next(pull, way, at, place);
      if (to === undefined) continue;
      done.add(mover);
      if (to === at) continue;
      way.by.add(mover);
      return to;
    }
    return undefined;
  }

  /** Where a mover sends a target. */
  #next({ mover, to: known }: Pull, way: Way, at: Seat, place: number): Seat | undefined {
    if (!this.#mayMove(mover, way)) return undefined;
    const named = known === undefined || known === 'drawn' ? this.#named(mover, way.pending) : nobody;
    const to = known ?? destination(mover, way.use, at, named);
    return to === 'drawn' ? this.#scattered(way, { word: mover.moves.scatters!, use: way.use, place, holder: mover.given ? named[0]! : mover.by }) : to;
  }

  #scattered(way: Way, scatter: Scatter): Seat | undefined {
    way.scatters.push(scatter);
    return this.#at.scattered(scatter);
  }

  /** True if the mover is there and nothing keeps the action from being moved. mafia/modifier/strong-willed#1 */
  #mayMove(mover: Mover, way: Way): boolean {
    const { use: moving, by, moves } = mover;
    if (!this.#at.hasTurn(mover, way.use) || (moving ? way.pending.uses.has(moving) || !this.#isInForce(moving) : this.#isSilent(by, way.pending))) return false;
    const power = way.power ??= this.#power(way);
    return !hasMark(power, 'strong-willed') && !(moves.sparesKilling && (categoriesOf(power).includes('killing') || way.use.parts.slice(1).some(isKillingPart)));
  }

  /** The players whom a mover names, themselves moved first, without the controls that wait for this answer. */
  #named({ use }: Mover, pending: Pending): readonly Seat[] {
    return use ? this.#sentTo(use, pending) : nobody;
  }

  #sentTo(use: Use, pending: Pending): readonly Seat[] {
    return this.#route(use, pending.with(use)).to;
  }

  #power({ use, pending }: Way): Power {
    const gifts = this.#at.field.reach.keeping(use);
    return gifts.length === 0 ? use.power : withGifts(gifts, use, gift => this.#isGiven(gift, use.by, pending));
  }

  #isSilent(seat: Seat, pending: Pending): boolean {
    const gifts = this.#at.field.reach.silencing(seat);
    return gifts.length > 0 && isSilenced(gifts, gift => this.#isGiven(gift, seat, pending));
  }

  #isInForce(use: Use): boolean {
    return this.#at.field.isControl(use) ? this.#asked(use) : this.#at.inForce(use);
  }

  readonly #asked = (control: Use): boolean => {
    this.#trail.note(control);
    return this.#at.inForce(control);
  };

  #isGiven({ use }: Gift, to: Seat, pending: Pending): boolean {
    return !pending.uses.has(use) && this.#isInForce(use) && this.#sentTo(use, pending).includes(to);
  }
}

const nobody: readonly Seat[] = [];
const nothing: ReadonlySet<Mover> = new Set();
const none: readonly Scatter[] = [];

const unmoved = ({ chosen }: Use): Route => ({ to: chosen, by: nothing, scatters: none });
