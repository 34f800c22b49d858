import type { Seat } from '../../../../../engine/core/state.ts';
import { categoriesOf } from '../../../../../engine/rulesets/mafia/power.ts';
import { barred, isHome, type Barred } from '../../../../../engine/rulesets/mafia/night/barriers.ts';
import { failureIn, partFailsIn } from '../../../../../engine/rulesets/mafia/night/conditions.ts';
import type { Field, Gift, Mover } from '../../../../../engine/rulesets/mafia/night/field.ts';
import { isSilenced, withGifts } from '../../../../../engine/rulesets/mafia/night/gifts.ts';
import { needsOf } from '../../../../../engine/rulesets/mafia/night/needs.ts';
import type { Struck, Use } from '../../../../../engine/rulesets/mafia/night/night.ts';
import { hasMark, isControlPart, isKillingPart, isTargeting } from '../../../../../engine/rulesets/mafia/night/use.ts';
import { World } from '../../../../../engine/rulesets/mafia/night/world.ts';

type Verdicts = ReadonlyMap<Use, boolean>;

interface Reading {
  readonly verdicts: Map<Use, boolean>;
  readonly struck: Map<Use, Struck>;
}

/** A world in which everything is followed to its end, each time from the start: nothing is remembered, left out or cut short. */
export class SlowWorld extends World {
  override route(use: Use): readonly Seat[] {
    return this.#to(use, new Set([use]));
  }

  /** @param waiting those that wait for this answer, so that they have no say in it; mafia/general/resolution-order#4 */
  #to(use: Use, waiting: ReadonlySet<Use>): readonly Seat[] {
    return isTargeting(use) ? use.chosen.map((seat, place) => this.#end(use, seat, place, waiting)) : use.chosen;
  }

  #end(use: Use, from: Seat, place: number, waiting: ReadonlySet<Use>): Seat {
    const done = new Set<Mover>();
    let at = from;
    for (let moved = true; moved;) {
      moved = false;
      for (const mover of this.field.movers.filter(one => !done.has(one) && this.#mayMove(one, use, waiting))) {
        const to = this.#next(mover, use, at, place, waiting);
        if (to === undefined) continue;
        done.add(mover);
        if (to === at) continue;
        at = to;
        moved = true;
        break;
      }
    }
    return at;
  }

  #next(mover: Mover, use: Use, at: Seat, place: number, waiting: ReadonlySet<Use>): Seat | undefined {
    const named = mover.use ? this.#to(mover.use, new Set([...waiting, mover.use])) : [];
    const by = mover.given ? named[0]! : mover.by;
    const to = mover.moves.to({ use, at, by, named });
    return to === 'drawn' ? this.scattered({ word: mover.moves.scatters!, use, place, holder: by }) : to;
  }

  #mayMove({ use: moving, by, moves }: Mover, use: Use, waiting: ReadonlySet<Use>): boolean {
    if (moving && (waiting.has(moving) || (moving.late && !use.late) || !this.inForce(moving))) return false;
    if (!moving && isSilenced(this.field.gifts, gift => this.#isGiven(gift, by, waiting))) return false;
    const power = withGifts(this.field.gifts, use, gift => this.#isGiven(gift, use.by, waiting));
    if (hasMark(power, 'strong-willed')) return false;
    if (moves.sparesKilling && (categoriesOf(power).includes('killing') || use.parts.some(isKillingPart))) return false;
    return !(moves.sparesItsLike && use.parts.some(part => part.power.role.trait?.moves?.turn === moves.turn));
  }

  #isGiven({ use }: Gift, to: Seat, waiting: ReadonlySet<Use>): boolean {
    return !waiting.has(use) && this.inForce(use) && this.#to(use, new Set([...waiting, use])).includes(to);
  }
}

/**
 * Which controls are in force, word for word: one is decided as soon as it comes out the same in every world that the undecided ones could
 * make, with itself imagined away; in a knot those that are hit as matters stand are blocked. mafia/general/resolution-order#3
 */
export function goldenRule(field: Field): Verdicts {
  const reading: Reading = { verdicts: new Map(), struck: new Map() };
  for (let open = undecided(field, reading); open.length > 0; open = undecided(field, reading)) {
    const sure = open.flatMap((control): [Use, boolean][] => {
      const others = open.filter(other => other !== control);
      const fates = new Set(subsets(others).map(some => fateOf(field, reading, control, new Set(some)).holds));
      return fates.size === 1 ? [[control, [...fates][0]!]] : [];
    });
    for (const [control, holds] of sure) reading.verdicts.set(control, holds);
    if (sure.length === 0) asMattersStand(field, reading, open);
  }
  return reading.verdicts;
}

const undecided = ({ controls }: Field, { verdicts }: Reading): readonly Use[] => controls.filter(control => !verdicts.has(control));

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.reduce<readonly (readonly T[])[]>((found, one) => [...found, ...found.map(some => [...some, one])], [[]]);

function asMattersStand(field: Field, reading: Reading, open: readonly Use[]): void {
  const fates = open.map(control => [control, fateOf(field, reading, control, new Set())] as const);
  const hit = fates.filter(([, { holds }]) => !holds);
  for (const [control, { struck }] of hit) reading.struck.set(control, struck);
  for (const [control, { holds }] of hit.length > 0 ? hit : fates) reading.verdicts.set(control, holds);
}

/** What becomes of a control in the world in which of the undecided ones just these are in force. */
function fateOf(field: Field, { verdicts, struck }: Reading, control: Use, inForce: ReadonlySet<Use>): { readonly holds: boolean; readonly struck: Struck } {
  const decided = { inForce: new Map([...verdicts, [control, false]]), struck };
  const world = new SlowWorld(field, decided, { tried: control, suppose: use => inForce.has(use) });
  const result = barred(world, field.night.uses);
  const by = new Map(control.parts.flatMap(part => { const barriers = result.blocked.get(part); return barriers ? [[part, barriers] as const] : []; }));
  return { holds: comesThrough(world, control, result), struck: { home: world.isSilenced(control) || isHome(control, result), failedAt: failureIn(world, control), by } };
}

function comesThrough(world: World, control: Use, result: Barred): boolean {
  if (world.isSilenced(control) || isHome(control, result) || failureIn(world, control) >= 0) return false;
  return control.parts.some(part => isControlPart(part) && world.delay(control, part) === 0 && !result.blocked.has(part)
    && !partFailsIn(world, control, part) && !needsOf(world.field.night, control, part).some(use => isHome(use, result)));
}
