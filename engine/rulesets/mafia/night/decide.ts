import { alike, type Suppose } from './alike.ts';
import { Answers } from './answers.ts';
import { barred, isHome, nothingBarred, type Barred } from './barriers.ts';
import { failureIn, partFailsIn } from './conditions.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Struck, Use } from './night.ts';
import { Rivals } from './rivals.ts';
import type { Route } from './routes.ts';
import type { Decided } from './supposed.ts';
import { isControlPart } from './use.ts';
import { World } from './world.ts';

/** So many undecided others are tried out for one control, so that knots of eight are settled exactly; what hangs on more counts as undecidable. */
const most = 7;

/**
 * Which controls are in force. One is decided as soon as it comes out the same whatever the undecided ones do, with itself imagined away;
 * in a knot those that are hit as matters stand are blocked. A decided one is never reopened. mafia/general/resolution-order#3
 */
export function decideControls(field: Field): Decided {
  const cases = new Cases(field);
  for (let open = cases.open(); open.length > 0; open = cases.open()) {
    for (const control of open) cases.ask(control);
    if (cases.open().length === open.length) cases.asMattersStand(open);
  }
  return cases;
}

class Cases implements Decided {
  readonly inForce = new Map<Use, boolean>();
  readonly struck = new Map<Use, Struck>();
  readonly routes = new Answers<Route>();
  readonly #field: Field;
  readonly #rivals: Rivals;
  /** For each that was asked about: on which others it hung. */
  readonly #hungOn = new Map<Use, ReadonlySet<Use>>();

  constructor(field: Field) {
    this.#field = field;
    this.#rivals = new Rivals(field);
  }

  open(): readonly Use[] {
    return this.#field.controls.filter(control => !this.inForce.has(control));
  }

  /** Asks what comes out for a control whatever the undecided ones do; once more only if something was decided on which it hung. */
  ask(control: Use): void {
    const hungOn = this.#hungOn.get(control);
    if (!this.inForce.has(control) && (!hungOn || [...hungOn].some(other => this.inForce.has(other)))) this.#ask(control);
  }

  /** Those that are hit are brought down; if none is, all come into force. */
  asMattersStand(open: readonly Use[]): void {
    const hit = open.map(control => [control, this.#fate(control, () => false)] as const).filter(([, { holds }]) => !holds);
    for (const [control, { world, result }] of hit) this.struck.set(control, struckBy(world, control, result));
    for (const control of hit.length > 0 ? hit.map(([one]) => one) : open) this.inForce.set(control, hit.length === 0);
  }

  #ask(control: Use): void {
    this.#hungOn.set(control, new Set()); // whoever asks back meanwhile learns nothing
    const outcome = this.#sure(control) ?? this.#tried(control);
    if (outcome !== undefined) this.inForce.set(control, outcome);
  }

  /** What is decided about a control. What an answer hangs on is asked first, if it never was. */
  #known(control: Use): boolean | undefined {
    if (!this.#hungOn.has(control)) this.#ask(control);
    return this.inForce.get(control);
  }

  /** What can be said without trying anything out. */
  #sure(control: Use): boolean | undefined {
    if (this.#rivals.isUnvisited(control)) return false;
    return this.#rivals.isSafe(control) ? true : undefined;
  }

  /** Tries it out; what it hangs on is decided first if that can be. */
  #tried(control: Use): boolean | undefined {
    const hungOn = new Set<Use>();
    const outcome = alike(most, suppose => this.#fate(control, other => this.#known(other) ?? (hungOn.add(other), suppose(other))).holds);
    this.#hungOn.set(control, hungOn);
    return outcome;
  }

  #fate(control: Use, suppose: Suppose): Fate {
    const world = new World(this.#field, this, { tried: control, routes: this.routes, suppose });
    const rivals = this.#rivals.in(world, control);
    const result = rivals.length === 1 && this.#rivals.isBarredByOthersAlone(control) ? nothingBarred : barred(world, rivals);
    return { world, result, holds: comesThrough(world, control, result) };
  }
}

/** What becomes of a control in one world, and why. */
interface Fate {
  readonly world: World;
  readonly result: Barred;
  readonly holds: boolean;
}

const struckBy = (world: World, control: Use, result: Barred): Struck => ({
  home: world.isSilenced(control) || isHome(control, result),
  failedAt: failureIn(world, control),
  by: new Map(control.parts.flatMap(part => { const by = result.blocked.get(part); return by ? [[part, by] as const] : []; })),
});

/** True if the control is there tonight, is not blocked and does not fail by a condition of its own. */
function comesThrough(world: World, control: Use, result: Barred): boolean {
  if (world.isSilenced(control) || isHome(control, result) || failureIn(world, control) >= 0) return false;
  return control.parts.some(part => isControlPart(part) && world.delay(control, part) === 0 && !result.blocked.has(part)
    && !partFailsIn(world, control, part) && !needsOf(world.field.night, control, part).some(use => isHome(use, result)));
}
