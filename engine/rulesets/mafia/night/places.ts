import { living, type Seat } from '../../../core/state.ts';
import type { Field, Mover } from './field.ts';
import type { Use } from './night.ts';
import { isKillingPart, isTargeting } from './use.ts';

/** So many pairs of players are looked at one by one; a mover that could name more could do anything. */
const mostNamed = 30;

/** First and second player together; undefined: too many. */
type Named = readonly (readonly Seat[])[] | undefined;

/** One target of a use, and what could move it: from how many places, and by which names, was looked for already. */
interface Spreading {
  readonly mover: Mover;
  readonly use: Use;
  readonly place: number;
  readonly seats: Set<Seat>;
  from: number;
  named: Named;
}

/** Where every target of every action could go, whatever turns out to be in force: rather too much than too little. */
export class Places {
  readonly #field: Omit<Field, 'reach'>;
  readonly #places = new Map<Use, readonly Set<Seat>[]>();
  readonly #named = new Map<Mover, { readonly pairs: number; readonly named: Named }>();
  readonly #everybody: readonly Seat[];

  constructor(field: Omit<Field, 'reach'>) {
    this.#field = field;
    this.#everybody = living(field.night.play);
    for (const use of field.night.uses) this.#places.set(use, use.chosen.map(seat => new Set([seat])));
    if (field.movers.length > 0) this.#spread();
  }

  /** For each target of a use the players to whom it could come. */
  of(use: Use): readonly ReadonlySet<Seat>[] {
    return this.#places.get(use) ?? use.chosen.map(seat => new Set([seat]));
  }

  /** True if the mover could send it from somewhere to somebody else. */
  mayMove(mover: Mover, use: Use): boolean {
    const named = this.#namedBy(mover);
    return !leavesAlone(mover, use) && (!named || this.#places.get(use)!.some((seats, place) =>
      [...seats].some(at => named.some(names => { const to = this.#sentTo(mover, use, place, at, names); return to !== undefined && to !== at; }))));
  }

  /** True if the mover could have its turn where the action is at a player. */
  mayApply(mover: Mover, use: Use, at: Seat): boolean {
    const all = this.#namedBy(mover);
    return all === undefined || all.some(named => destination(mover, use, at, named) !== undefined);
  }

  /** Again and again, until nothing new is found; each is looked at again only if more of its target or of its names is known. */
  #spread(): void {
    const all = this.#field.night.uses.filter(isTargeting).flatMap(use => this.#places.get(use)!.flatMap((seats, place) => this.#spreading(use, place, seats)));
    for (let grew = true; grew;) {
      grew = false;
      for (const one of all) grew = this.#goOn(one) || grew;
    }
  }

  #spreading(use: Use, place: number, seats: Set<Seat>): Spreading[] {
    return this.#field.movers.filter(mover => !leavesAlone(mover, use)).map(mover => ({ mover, use, place, seats, from: 0, named: undefined }));
  }

  /** True if the action could come to more players by this mover than were known. */
  #goOn(one: Spreading): boolean {
    const { mover, use, place, seats } = one;
    const before = seats.size;
    if (before === this.#everybody.length) return false;
    const named = this.#namedBy(mover);
    const from = one.named === named ? one.from : 0;
    if (from === before) return false;
    one.from = before;
    one.named = named;
    for (const at of named ? [...seats].slice(from) : []) {
      for (const names of named!) {
        const to = this.#sentTo(mover, use, place, at, names);
        if (to === anybody) return this.#everywhere(seats);
        if (to !== undefined) seats.add(to);
      }
    }
    return named ? seats.size > before : this.#everywhere(seats);
  }

  #everywhere(seats: Set<Seat>): true {
    for (const seat of this.#everybody) seats.add(seat);
    return true;
  }

  #sentTo(mover: Mover, use: Use, place: number, at: Seat, named: readonly Seat[]): Seat | typeof anybody | undefined {
    const to = destination(mover, use, at, named);
    if (to !== 'drawn') return to;
    const { scattering } = this.#field;
    const word = mover.moves.scatters!;
    return scattering.isForeseen(word) ? scattering.foresee({ word, use, place, holder: mover.given ? named[0]! : mover.by }) : anybody;
  }

  /** All that the mover could name as far as that is known, first and second player together; undefined: too many to tell them apart. */
  #namedBy(mover: Mover): Named {
    const [first, second] = (mover.use && this.#places.get(mover.use)) ?? [];
    const pairs = first === undefined ? 1 : first.size * (second?.size ?? 1);
    const known = this.#named.get(mover);
    if (known?.pairs === pairs) return known.named;
    const named = first === undefined ? [[]] : pairs > mostNamed ? undefined : second === undefined ? [...first].map(seat => [seat]) : [...first].flatMap(a => [...second].map(b => [a, b]));
    this.#named.set(mover, { pairs, named });
    return named;
  }
}

/** Where a mover sends something if it names these; undefined: nowhere. */
export function destination(mover: Mover, use: Use, at: Seat, named: readonly Seat[]): Seat | 'drawn' | undefined {
  const by = mover.given ? named[0] : mover.by;
  return by === undefined ? undefined : mover.moves.to({ use, at, by, named });
}

const anybody = Symbol('anybody');

/** True if the mover never moves it, wherever it is. */
const leavesAlone = (mover: Mover, use: Use): boolean => mover.use === use || (mover.use?.late === true && !use.late) || isSpared(mover, use);

/** What a mover leaves alone by its own rule. */
const isSpared = ({ moves: { sparesKilling, sparesItsLike, turn } }: Mover, { parts }: Use): boolean =>
  (sparesKilling && parts.some(isKillingPart)) || (sparesItsLike === true && parts.some(({ power }) => power.role.trait?.moves?.turn === turn));
