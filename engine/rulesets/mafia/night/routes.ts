import type { Seat } from '../../../core/state.ts';
import { categoriesOf, type Power } from '../power.ts';
import type { Field, Gift, Mover } from './field.ts';
import { isSilenced, withGifts } from './gifts.ts';
import type { Use } from './night.ts';
import type { Pending } from './pending.ts';
import { hasMark, isKillingPart, isTargeting } from './use.ts';

/** What a way through the night depends on: which controls are in force, and where an action goes that is sent anywhere. */
export interface Assumptions {
  readonly field: Field;
  /** Undefined: it is not decided. */
  decided(use: Use): boolean | undefined;
  inForce(use: Use): boolean;
  /** False for a counted mover that has moved as much as it can. */
  hasTurn(mover: Mover, use: Use): boolean;
  draw(use: Use, place: number, holder: Seat): Seat | undefined;
}

/** So many controls that name and move one another are followed exactly; where more are in one knot, so many steps deep. */
const exactly = 8;
const deepest = 3;

/** Where every action goes, one target and one hop at a time, each control at most once. mafia/general/resolution-order#4 */
export class Routes {
  readonly #at: Assumptions;
  readonly #known = new Map<Pending, Map<Use, readonly Seat[]>>();
  readonly #powers = new Map<Pending, Map<Use, Power>>();
  readonly #carried = new Map<Use, Set<Mover>>();

  constructor(at: Assumptions) {
    this.#at = at;
  }

  /** The final targets of an action, in the order in which they were chosen, if those that wait have no say in it. */
  of(use: Use, pending: Pending): readonly Seat[] {
    if (this.#at.field.movers.length === 0 || !isTargeting(use) || this.#at.field.reach.movers(use).length === 0) return use.chosen;
    return remembered(this.#known, pending, use, () => use.chosen.map((seat, place) => this.#moved(use, seat, place, pending)));
  }

  /** True if a control has moved a target of this action, as far as that was asked. */
  isCarried(use: Use, mover: Mover): boolean {
    return this.#carried.get(use)?.has(mover) === true;
  }

  /** The players whom a control names, themselves moved first, without the controls that wait for this answer. */
  #named(use: Use, pending: Pending): readonly Seat[] {
    const deeper = pending.with(use);
    const isTooDeep = deeper.uses.size > deepest && this.#at.field.reach.before(use).size > exactly;
    return isTooDeep ? use.chosen : this.of(use, deeper);
  }

  #moved(use: Use, from: Seat, place: number, pending: Pending): Seat {
    const done = new Set<Mover>();
    let at = from;
    for (let next: Seat | undefined = at; next !== undefined;) {
      at = next;
      next = this.#hop(use, at, place, pending, done);
    }
    return at;
  }

  /** A control that leaves a target where it is has had its turn, too. mafia/general/redirects#6 */
  #hop(use: Use, at: Seat, place: number, pending: Pending, done: Set<Mover>): Seat | undefined {
    for (const mover of this.#at.field.reach.movers(use)) {
      if (done.has(mover) || !this.#mayMove(mover, use, pending)) continue;
      const to = this.#destination(mover, use, at, place, pending);
      if (to === undefined || hasMark(this.#power(use, pending), 'strong-willed') || !this.#holds(mover, pending)) continue;
      done.add(mover);
      if (to === at) continue;
      this.#carried.set(use, (this.#carried.get(use) ?? new Set()).add(mover));
      return to;
    }
    return undefined;
  }

  /** Whatever rules a mover out before its own names are looked up. */
  #mayMove(mover: Mover, use: Use, pending: Pending): boolean {
    const { field } = this.#at;
    if (mover.use && (pending.uses.has(mover.use) || this.#at.decided(mover.use) === false)) return false;
    if (!this.#at.hasTurn(mover, use)) return false;
    if (mover.moves.sparesKilling && this.#isKilling(use, pending)) return false;
    return !mover.use || field.reach.before(mover.use).size === 0 || this.#at.inForce(mover.use);
  }

  #isKilling(use: Use, pending: Pending): boolean {
    return categoriesOf(this.#power(use, pending)).includes('killing') || use.parts.slice(1).some(isKillingPart);
  }

  #holds(mover: Mover, pending: Pending): boolean {
    return mover.use ? this.#at.inForce(mover.use) : !isSilenced(this.#at.field, gift => this.#isGiven(gift, mover.by, pending));
  }

  #power(use: Use, pending: Pending): Power {
    if (this.#at.field.gifts.length === 0) return use.power;
    return remembered(this.#powers, pending, use, () => withGifts(this.#at.field, use, gift => this.#isGiven(gift, use.by, pending)));
  }

  #isGiven({ use }: Gift, to: Seat, pending: Pending): boolean {
    return !pending.uses.has(use) && this.#at.decided(use) !== false && this.#named(use, pending).includes(to) && this.#at.inForce(use);
  }

  #destination({ moves, use: mover, given, by: holder }: Mover, use: Use, at: Seat, place: number, pending: Pending): Seat | undefined {
    const named = mover ? this.#named(mover, pending) : [];
    const by = given ? named[0] : holder;
    const to = by === undefined ? undefined : moves.to({ use, at, by, named });
    return to === 'drawn' ? this.#at.draw(use, place, by!) : to;
  }
}

function remembered<T>(known: Map<Pending, Map<Use, T>>, pending: Pending, use: Use, make: () => T): T {
  let of = known.get(pending);
  if (!of) known.set(pending, of = new Map<Use, T>());
  const before = of.get(use);
  if (before !== undefined) return before;
  const made = make();
  of.set(use, made);
  return made;
}
