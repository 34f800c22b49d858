import type { Seat } from '../../../core/state.ts';
import { categoriesOf, type Power } from '../power.ts';
import { Trail } from './answers.ts';
import type { Field, Gift, Mover } from './field.ts';
import { isSilenced, withGifts } from './gifts.ts';
import type { Use } from './night.ts';
import type { Pending } from './pending.ts';
import { hasMark, isKillingPart, isTargeting } from './use.ts';
import type { Ways } from './ways.ts';

/** What a way through the night depends on: which controls are in force, and where an action goes that is sent anywhere. */
export interface Assumptions {
  readonly field: Field;
  inForce(use: Use): boolean;
  /** False for a counted mover that has moved as much as it can. */
  hasTurn(mover: Mover, use: Use): boolean;
  draw(use: Use, place: number, holder: Seat): Seat | undefined;
}

/** How many steps controls are followed that name and move one another: to the end where few are in one knot, else not far. */
const deepest = (knot: number): number => (knot <= 4 ? knot : knot <= 8 ? 2 : 1);

/** An action on its way, and the players whom the controls name that might move it. */
interface Way {
  readonly use: Use;
  readonly pending: Pending;
  readonly named: Map<Use, readonly Seat[]>;
}

/** Where every action goes, one target and one hop at a time, each control at most once. mafia/general/resolution-order#4 */
export class Routes {
  readonly #at: Assumptions;
  readonly #ways: Ways;
  readonly #trail = new Trail();
  readonly #carried = new Map<Use, Set<Mover>>();

  constructor(at: Assumptions, ways: Ways) {
    this.#at = at;
    this.#ways = ways;
  }

  /** The final targets of an action, in the order in which they were chosen, if those that wait have no say in it. */
  of(use: Use, pending: Pending): readonly Seat[] {
    const { reach } = this.#at.field;
    if (!isTargeting(use) || reach.movers(use).length === 0) return use.chosen;
    return this.#ways.routes.find(use, pending.among(reach.before(use)), this.#isInForce, this.#trail, () => {
      const way: Way = { use, pending, named: new Map() };
      return use.chosen.map((seat, place) => this.#moved(way, seat, place));
    });
  }

  /** True if a control has moved a target of this action, as far as that was asked. */
  isCarried(use: Use, mover: Mover): boolean {
    return this.#carried.get(use)?.has(mover) === true;
  }

  /** The players whom a control names, themselves moved first, without the controls that wait for this answer. */
  #named(use: Use, pending: Pending): readonly Seat[] {
    const deeper = pending.with(use);
    const isTooDeep = deeper.uses.size > 1 + deepest(this.#at.field.reach.before(use).size);
    return isTooDeep ? use.chosen : this.of(use, deeper);
  }

  #moved(way: Way, from: Seat, place: number): Seat {
    const done: Mover[] = [];
    let at = from;
    for (let next: Seat | undefined = at; next !== undefined;) {
      at = next;
      next = this.#hop(way, at, place, done);
    }
    return at;
  }

  /** A control that leaves a target where it is has had its turn, too. mafia/general/redirects#6 */
  #hop(way: Way, at: Seat, place: number, done: Mover[]): Seat | undefined {
    const { use, pending } = way;
    for (const mover of this.#at.field.reach.movers(use)) {
      if ((mover.use && pending.uses.has(mover.use)) || done.includes(mover) || !this.#at.hasTurn(mover, use)) continue;
      const to = this.#destination(mover, way, at, place);
      if (to === undefined || !this.#mayMove(mover, use, pending)) continue;
      done.push(mover);
      if (to === at) continue;
      this.#carried.set(use, (this.#carried.get(use) ?? new Set()).add(mover));
      return to;
    }
    return undefined;
  }

  /** True if the mover is there and nothing keeps the action from being moved. mafia/modifier/strong-willed#1 */
  #mayMove(mover: Mover, use: Use, pending: Pending): boolean {
    if (hasMark(this.#power(use, pending), 'strong-willed') || (mover.moves.sparesKilling && this.#isKilling(use, pending))) return false;
    return mover.use ? this.#isInForce(mover.use) : !isSilenced(this.#at.field.reach.gifts(mover.by), gift => this.#isGiven(gift, mover.by, pending));
  }

  readonly #isInForce = (use: Use): boolean => {
    const inForce = this.#at.inForce(use);
    if (this.#at.field.isControl(use)) this.#trail.note(use, inForce);
    return inForce;
  };

  #isKilling(use: Use, pending: Pending): boolean {
    return categoriesOf(this.#power(use, pending)).includes('killing') || use.parts.slice(1).some(isKillingPart);
  }

  #power(use: Use, pending: Pending): Power {
    const gifts = this.#at.field.reach.gifts(use.by);
    if (gifts.length === 0) return use.power;
    return this.#ways.powers.find(use, pending, this.#isInForce, this.#trail, () => withGifts(gifts, use, gift => this.#isGiven(gift, use.by, pending)));
  }

  #isGiven({ use }: Gift, to: Seat, pending: Pending): boolean {
    return !pending.uses.has(use) && this.#named(use, pending).includes(to) && this.#isInForce(use);
  }

  #destination(mover: Mover, way: Way, at: Seat, place: number): Seat | undefined {
    const named = this.#namesOf(mover, way);
    const by = mover.given ? named[0] : mover.by;
    const to = by === undefined ? undefined : mover.moves.to({ use: way.use, at, by, named });
    return to === 'drawn' ? this.#at.draw(way.use, place, by!) : to;
  }

  #namesOf({ use }: Mover, { pending, named }: Way): readonly Seat[] {
    if (!use) return nobody;
    const known = named.get(use) ?? this.#named(use, pending);
    named.set(use, known);
    return known;
  }
}

const nobody: readonly Seat[] = [];
