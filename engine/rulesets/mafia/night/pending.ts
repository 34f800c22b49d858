import type { Use } from './night.ts';

/** Controls that wait for an answer, so that they have no say in it. Two sets of the same controls are the same object. */
export class Pending {
  readonly uses: ReadonlySet<Use>;
  readonly #places: ReadonlyMap<Use, number>;
  readonly #known: Map<string, Pending>;
  readonly #next = new Map<Use, Pending>();
  readonly #among = new Map<ReadonlySet<Use>, Pending>();

  private constructor(uses: ReadonlySet<Use>, places: ReadonlyMap<Use, number>, known: Map<string, Pending>) {
    this.uses = uses;
    this.#places = places;
    this.#known = known;
  }

  /** Nobody waits yet. */
  static none(controls: readonly Use[]): Pending {
    return new Pending(new Set(), new Map(controls.map((use, place) => [use, place])), new Map());
  }

  /** These and one more; what is no control never waits. */
  with(use: Use): Pending {
    let next = this.#next.get(use);
    if (!next) this.#next.set(use, next = this.uses.has(use) || !this.#places.has(use) ? this : this.#of(new Set([...this.uses, use])));
    return next;
  }

  /** Those of them that are among some. */
  among(some: ReadonlySet<Use>): Pending {
    if (this.uses.size === 0) return this;
    let among = this.#among.get(some);
    if (!among) this.#among.set(some, among = this.#of(new Set([...this.uses].filter(use => some.has(use)))));
    return among;
  }

  #of(uses: ReadonlySet<Use>): Pending {
    const key = [...uses].map(use => this.#places.get(use)!).sort((a, b) => a - b).join();
    const known = this.#known.get(key) ?? new Pending(uses, this.#places, this.#known);
    this.#known.set(key, known);
    return known;
  }
}
