import type { Seat } from '../../../core/state.ts';
import type { Field, Gift, Influence, Mover } from './field.ts';
import type { Use } from './night.ts';
import { destination, Places } from './places.ts';
import { meet, united } from './seat-sets.ts';
import { isTargeting } from './use.ts';

/** How something that could be moved is followed. */
export interface Path {
  /** The uses that have a say in where it goes, and it in where they go; it is one of them unless there are none. */
  readonly knot: ReadonlySet<Use>;
  /** What could move it on from a player, as far as that was asked. */
  readonly pulls: Map<Seat, readonly Pull[]>;
}

/** What could move something on from a player. */
export interface Pull {
  readonly mover: Mover;
  /** Where to, if nobody could change whom the mover names. */
  readonly to?: Seat | 'drawn';
}

/** What could matter to what, whatever turns out to be in force. It tells what cannot. */
export class Reach {
  readonly #field: Omit<Field, 'reach'>;
  readonly #places: Places;
  readonly #at = new Map<Use, ReadonlySet<Seat>>();
  readonly #around = new Map<Use, ReadonlySet<Seat>>();
  readonly #hides = new Map<Use, readonly Influence[]>();
  readonly #movers = new Map<Use, readonly Mover[]>();
  readonly #sayings = new Map<Use, ReadonlySet<Use>>();
  readonly #before = new Map<Use, ReadonlySet<Use>>();
  readonly #paths = new Map<Use, Path>();
  readonly #gifts = new Map<Seat, readonly Gift[]>();
  readonly #keeping = new Map<Use, readonly Gift[]>();
  readonly #silencing = new Map<Seat, readonly Gift[]>();

  constructor(field: Omit<Field, 'reach'>) {
    this.#field = field;
    this.#places = new Places(field);
  }

  /** The players whom a use could reach. */
  at(use: Use): ReadonlySet<Seat> {
    let at = this.#at.get(use);
    if (!at) this.#at.set(use, at = united(this.#places.of(use)));
    return at;
  }

  /** The same, those who could hide there included. */
  around(use: Use): ReadonlySet<Seat> {
    let around = this.#around.get(use);
    if (!around) this.#around.set(use, around = this.#withHidden(use));
    return around;
  }

  /** What may hide somebody behind those whom a use reaches. */
  hides(use: Use): readonly Influence[] {
    if (this.#field.hides.length === 0) return this.#field.hides;
    let hides = this.#hides.get(use);
    if (!hides) this.#hides.set(use, hides = this.#field.hides.filter(hide => hide.use && hide.use !== use && meet(this.at(hide.use), this.at(use))));
    return hides;
  }

  /** What could move it, in the order of the rules. */
  movers(use: Use): readonly Mover[] {
    const known = this.#movers.get(use);
    if (known) return known;
    const movers = isTargeting(use) ? this.#field.movers.filter(mover => this.#places.mayMove(mover, use)) : [];
    this.#movers.set(use, movers);
    return movers;
  }

  /** What has to be known of a use that could be moved, to follow it; undefined: nothing could. */
  path(use: Use): Path | undefined {
    let path = this.#paths.get(use);
    if (path || this.movers(use).length === 0) return path;
    this.#paths.set(use, path = { knot: this.#knot(use), pulls: new Map() });
    return path;
  }

  /** What could move it on from a player, or leave it there, in the order of the rules. */
  pulls(use: Use, { pulls }: Path, at: Seat): readonly Pull[] {
    let found = pulls.get(at);
    if (!found) pulls.set(at, found = this.movers(use).flatMap(mover => this.#pull(mover, use, at)));
    return found;
  }

  /** The uses that have a say in where it goes: what could move it, what could move that, and what could make it immovable. */
  before(use: Use): ReadonlySet<Use> {
    const known = this.#before.get(use);
    if (known) return known;
    const found = new Set<Use>();
    const waiting = [use];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const mover of this.#says(next)) {
        if (found.has(mover)) continue;
        found.add(mover);
        waiting.push(mover);
      }
    }
    this.#before.set(use, found);
    return found;
  }

  /** What could be given to a player. */
  gifts(seat: Seat): readonly Gift[] {
    if (this.#field.gifts.length === 0) return this.#field.gifts;
    let gifts = this.#gifts.get(seat);
    if (!gifts) this.#gifts.set(seat, gifts = this.#field.gifts.filter(({ use }) => this.around(use).has(seat)));
    return gifts;
  }

  /** What could be given to whoever uses it that keeps it from being moved. */
  keeping(use: Use): readonly Gift[] {
    if (this.#field.gifts.length === 0) return this.#field.gifts;
    let gifts = this.#keeping.get(use);
    if (!gifts) this.#keeping.set(use, gifts = this.#field.gifts.filter(gift => this.#mayKeep(gift, use)));
    return gifts;
  }

  /** What could be given to a player that takes away what works by itself. */
  silencing(seat: Seat): readonly Gift[] {
    if (this.#field.gifts.length === 0) return this.#field.gifts;
    let gifts = this.#silencing.get(seat);
    if (!gifts) this.#silencing.set(seat, gifts = this.#field.gifts.filter(({ use, silences }) => silences && this.at(use).has(seat)));
    return gifts;
  }

  #mayKeep({ use: by, keepsFrom }: Gift, use: Use): boolean {
    return keepsFrom !== undefined && this.at(by).has(use.by) && (keepsFrom === 'all' || this.movers(use).some(({ moves }) => moves.sparesKilling));
  }

  /** The same set for all that are in it. */
  #knot(use: Use): ReadonlySet<Use> {
    const before = this.before(use);
    for (const other of before) {
      const knot = this.#paths.get(other)?.knot;
      if (knot?.has(use)) return knot;
    }
    return new Set([...before].filter(other => this.before(other).has(use)));
  }

  #withHidden(use: Use): ReadonlySet<Seat> {
    const hides = this.hides(use);
    return hides.length === 0 ? this.at(use) : new Set([...this.at(use), ...hides.map(({ by }) => by)]);
  }

  /** The uses that could move it, those that could keep it from being moved, and those that could take away what moves by itself. */
  #says(use: Use): ReadonlySet<Use> {
    let says = this.#sayings.get(use);
    if (!says) this.#sayings.set(use, says = this.#sayOf(use));
    return says;
  }

  #sayOf(use: Use): ReadonlySet<Use> {
    const movers = this.movers(use);
    if (movers.length === 0) return new Set();
    const gifts = [...this.keeping(use), ...movers.flatMap(mover => (mover.use ? [] : this.silencing(mover.by)))];
    return new Set([...movers.flatMap(mover => mover.use ?? []), ...gifts.map(gift => gift.use)]);
  }

  #pull(mover: Mover, use: Use, at: Seat): Pull[] {
    if (mover.use && this.path(mover.use)) return this.#places.mayApply(mover, use, at) ? [{ mover }] : [];
    const to = destination(mover, use, at, mover.use?.chosen ?? nobody);
    return to === undefined ? [] : [{ mover, to }];
  }
}

const nobody: readonly Seat[] = [];
