import { lazily } from '../../../core/lazily.ts';
import type { Seat } from '../../../core/state.ts';
import { roleOf } from '../lookup.ts';
import { categoriesOf, type Power } from '../power.ts';
import type { Field, Gift, Influence, Mover } from './field.ts';
import { isSilenced, withGifts } from './gifts.ts';
import { looks } from './looks.ts';
import type { Laid, Part, Struck, Use } from './night.ts';
import { Answers } from './answers.ts';
import { Routes, type Assumptions } from './routes.ts';
import type { Scatter } from './scattering.ts';
import type { Decided, Limits, Supposed } from './supposed.ts';
import { hasMark, isKillingPart, isTargeting } from './use.ts';

/** What is known of a use in one world, as far as it was asked. */
interface OfUse {
  inForce?: boolean;
  isSupposed?: true;
  to?: readonly Seat[];
  reached?: readonly Seat[];
  power?: Power;
}

/**
 * Where everything goes and how everybody looks, if these controls are in force: the real world once all are decided,
 * a supposed one while they are.
 */
export class World implements Assumptions {
  readonly field: Field;
  readonly struck: ReadonlyMap<Use, Struck>;
  /** The control whose fate is asked: imagined away, but for the door that it closes behind itself. mafia/general/blocks-and-cycles#15 */
  readonly tried: Use | undefined;
  readonly #decided: ReadonlyMap<Use, boolean>;
  /** What is supposed of a control that is not decided; asked only for controls on which an answer depends, once for each. */
  readonly #suppose: ((use: Use) => boolean) | undefined;
  readonly #limits: Limits | undefined;
  readonly #routes: Routes;
  readonly #uses = new Map<Use, OfUse>();
  readonly #seen = lazily(() => new Map<Seat, string>());
  readonly #lies = lazily(() => new Set<Laid>());

  constructor(field: Field, { inForce, struck }: Decided, { tried, suppose, limits, routes = new Answers() }: Supposed = {}) {
    this.field = field;
    this.struck = struck;
    this.tried = tried;
    this.#decided = inForce;
    this.#suppose = suppose;
    this.#limits = limits;
    this.#routes = new Routes(this, routes);
  }

  get isReal(): boolean {
    return this.#suppose === undefined;
  }

  /** Passives through which somebody was seen as something else. */
  get lies(): Set<Laid> { return this.#lies(); }

  /** True for a control of which it is only supposed that it is in force, or not. */
  isSupposed(use: Use): boolean {
    return this.#of(use).isSupposed === true;
  }

  /** Whether a control is in force in this world. What is no control always is. */
  inForce(use: Use): boolean {
    const known = this.#of(use);
    return known.inForce ??= !this.field.isControl(use) || this.#verdict(use, known);
  }

  /** True for a control that nothing can stop any more. mafia/general/resolution-order#3 */
  isSettled(use: Use): boolean {
    return this.field.isControl(use) && this.inForce(use);
  }

  hasTurn(mover: Mover, use: Use): boolean {
    return this.#limits?.get(mover)?.has(use) !== false;
  }

  /** The final targets of an action, in the order in which they were chosen. mafia/general/resolution-order#4 */
  route(use: Use): readonly Seat[] {
    return this.#of(use).to ??= this.#sent(use);
  }

  /** True if a control moves any target of this action. */
  isCarried(use: Use, by: Mover): boolean {
    return this.#routes.of(use).by.has(by);
  }

  /** Those who hide behind its targets are reached as well. mafia/general/resolution-order#5 */
  copies(use: Use): readonly Seat[] {
    const hides = this.field.reach.hides(use);
    if (hides.length === 0 || !isTargeting(use)) return nobody;
    const at = this.route(use);
    return hides.flatMap(({ use: hide, by }) =>
      (hide && !(hide.late && !use.late) && !at.includes(by) && this.route(hide).some(seat => at.includes(seat)) && this.inForce(hide) ? [by] : []));
  }

  /** Everybody whom a use reaches: final targets and copies. */
  reached(use: Use): readonly Seat[] {
    if (this.field.reach.hides(use).length === 0) return this.route(use);
    return this.#of(use).reached ??= [...this.route(use), ...this.copies(use)];
  }

  /** True if a use reaches a player. Where it never could, no control is asked about. */
  isAt(use: Use, seat: Seat): boolean {
    return this.field.reach.around(use).has(seat) && this.reached(use).includes(seat);
  }

  /** True if what somebody holds, uses or gives lies on a player if it is there. */
  liesOn({ use, by, power }: Influence, seat: Seat): boolean {
    return use === undefined || power.role.mode === 'passive' ? by === seat : this.isAt(use, seat);
  }

  /** Where what somebody holds, uses or gives lies if it is there. */
  placesOf({ use, by, power }: Influence): readonly Seat[] {
    return use === undefined || power.role.mode === 'passive' ? [by] : this.reached(use);
  }

  isThere({ use, by }: Pick<Influence, 'use' | 'by'>): boolean {
    if (use === undefined) return !this.#isSilent(by);
    return this.inForce(use) && (this.field.isControl(use) || !this.isSilenced(use));
  }

  /** The power of a use with what is given to its user. mafia/role/er#2 */
  power(use: Use): Power {
    const gifts = this.field.reach.gifts(use.by);
    if (gifts.length === 0) return use.power;
    return this.#of(use).power ??= withGifts(gifts, use, gift => this.#isGiven(gift, use.by));
  }

  /** mafia/modifier/strong-willed#1, its own or given to its user for tonight. */
  isStrongWilled(use: Use): boolean {
    return hasMark(this.power(use), 'strong-willed');
  }

  /** By category; what is given to its user may add to it. mafia/general/killing-action#2 */
  isKillingPart(use: Use, part: Part): boolean {
    return part === use.parts[0] ? categoriesOf(this.power(use)).includes('killing') : isKillingPart(part);
  }

  /** By how many phases a part of a use comes later. */
  delay(use: Use, { power: { delay } }: Part): number {
    return delay + this.power(use).delay - use.power.delay;
  }

  /** True if a use is not there, by a gift to its user that takes it away. mafia/modifier/inactive#1 */
  isSilenced(use: Use): boolean {
    return use.way !== 'standing' && this.#isSilent(use.by, use);
  }

  /** How a player's alignment looks to other roles. mafia/general/perceived-alignment */
  seen(seat: Seat): string {
    const known = this.#seen().get(seat) ?? looks(this, seat);
    this.#seen().set(seat, known);
    return known;
  }

  real(seat: Seat): string {
    return roleOf(this.field.night.play, seat).alignment!;
  }

  /** Each action is sent somewhere for itself; only what really happens uses up a pinned draw. mafia/general/redirects?2 */
  scattered(scatter: Scatter): Seat | undefined {
    const { scattering } = this.field;
    return this.isReal && !scattering.isForeseen(scatter.word) ? scattering.send(scatter) : scattering.foresee(scatter);
  }

  /** What was foreseen is drawn when it happens. */
  #sent(use: Use): readonly Seat[] {
    const { to, scatters } = this.#routes.of(use);
    if (this.isReal) for (const scatter of scatters) this.field.scattering.send(scatter);
    return to;
  }

  #of(use: Use): OfUse {
    let known = this.#uses.get(use);
    if (!known) this.#uses.set(use, known = {});
    return known;
  }

  #verdict(use: Use, of: OfUse): boolean {
    if (use === this.tried) return false;
    const known = this.#decided.get(use);
    if (known !== undefined || !this.#suppose) return known ?? true;
    const supposed = this.#suppose(use);
    if (!this.#decided.has(use)) of.isSupposed = true; // it may have been decided on being asked for
    return supposed;
  }

  #isGiven({ use }: Gift, to: Seat): boolean {
    return this.isAt(use, to) && this.inForce(use);
  }

  #isSilent(seat: Seat, own?: Use): boolean {
    const gifts = this.field.reach.gifts(seat);
    return gifts.length > 0 && isSilenced(gifts, gift => this.#isGiven(gift, seat), own);
  }
}

const nobody: readonly Seat[] = [];
