import type { Seat } from '../../../core/state.ts';
import { alike, everyWorld } from './alike.ts';
import { barred, isHome, type Barred } from './barriers.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Struck, Use } from './night.ts';
import { isAtDoor, isPlain, isUnvisited, mayHit, rivalsOf } from './rivals.ts';
import { isControlPart } from './use.ts';
import { World, type Decided } from './world.ts';

/** So many open controls that could have a say in one answer are tried out in full; of more so many that have one, and beyond that it counts as undecidable. */
const exactly = 8;
const atMost = 2;

interface Draft {
  readonly inForce: Map<Use, boolean>;
  readonly struck: Map<Use, Struck>;
  /** For those that could not be decided: on what it hung. */
  readonly hungOn: Map<Use, ReadonlySet<Use>>;
}

/**
 * Which controls are in force. One is decided as soon as it comes out the same whatever the undecided ones do, with itself imagined away;
 * in a knot those that are hit as matters stand are blocked. A decided one is never reopened. mafia/general/resolution-order#3
 */
export function decideControls(field: Field): Decided {
  const draft: Draft = { inForce: new Map(), struck: new Map(), hungOn: new Map() };
  const rivals = new Map(field.controls.map(control => [control, rivalsOf(field, control)]));
  for (const control of field.controls) {
    if (isUnvisited(field, control)) draft.inForce.set(control, false);
    else if (isPlain(field, control) && rivals.get(control)!.length === 1 && !isAtDoor(field, control)) draft.inForce.set(control, true);
  }
  for (let open = stillOpen(field, draft); open.length > 0; open = stillOpen(field, draft)) {
    const spread = new Map<Use, ReadonlySet<Seat>>();
    const sure = open.filter(control => isWorthTrying(draft, control)).flatMap((control): [Use, boolean][] => {
      const outcome = isOutOfReach(field, draft, control, rivals.get(control)!, spread) || outcomeOf(field, draft, control, rivals.get(control)!);
      return outcome === undefined ? [] : [[control, outcome]];
    });
    for (const [control, outcome] of sure) draft.inForce.set(control, outcome);
    if (sure.length === 0) asMattersStand(field, draft, open);
  }
  return draft;
}

/** False if nothing is decided that was open when it could not be. */
const isWorthTrying = ({ inForce, hungOn }: Draft, control: Use): boolean =>
  [...hungOn.get(control) ?? [control]].some(other => other === control || inForce.has(other));

const stillOpen = ({ controls }: Field, { inForce }: Draft): readonly Use[] => controls.filter(control => !inForce.has(control));

/** Those that are hit are brought down; if none is, all come into force. */
function asMattersStand(field: Field, draft: Draft, open: readonly Use[]): void {
  const now: Decided = { ...draft, inForce: new Map([...draft.inForce, ...open.map((use): [Use, boolean] => [use, false])]) };
  const hit = open.flatMap((control): [Use, Struck][] => {
    const world = new World(field, now, { tried: control, suppose: () => false });
    const result = barred(world, field.night.uses);
    return comesThrough(world, control, result) ? [] : [[control, struckBy(world, control, result)]];
  });
  for (const [control, struck] of hit) draft.struck.set(control, struck);
  for (const control of hit.length > 0 ? hit.map(([one]) => one) : open) draft.inForce.set(control, hit.length === 0);
}

const struckBy = (world: World, control: Use, result: Barred): Struck => ({
  home: world.isSilenced(control) || isHome(control, result),
  failedAt: world.failure(control),
  by: new Map(control.parts.flatMap(part => { const by = result.blocked.get(part); return by ? [[part, by] as const] : []; })),
});

/** What comes out for a control whatever the undecided ones do, or undefined where it depends on them. */
function outcomeOf(field: Field, draft: Draft, control: Use, rivals: readonly Use[]): boolean | undefined {
  const decided: Decided = { inForce: new Map([...draft.inForce, [control, false]]), struck: draft.struck };
  const hungOn = new Set<Use>();
  const outcome = alike(openAround(field, draft, control, rivals) <= exactly ? exactly : atMost, suppose => {
    const world = new World(field, decided, { tried: control, suppose: use => (hungOn.add(use), suppose(use)) });
    return comesThrough(world, control, barred(world, rivals));
  });
  draft.hungOn.set(control, hungOn);
  return outcome;
}

/** True if no block gets to a control at all, and nothing else could keep it from coming about. `spread` keeps where things may get to. */
function isOutOfReach(field: Field, draft: Draft, control: Use, rivals: readonly Use[], spread: Map<Use, ReadonlySet<Seat>>): boolean {
  const seatsOf = (use: Use): ReadonlySet<Seat> => {
    const known = spread.get(use) ?? spreadOf(field, draft, use);
    spread.set(use, known);
    return known;
  };
  return isPlain(field, control) && !isAtDoor(field, control) && rivals.every(rival => rival === control || !mayHit(rival, control, seatsOf));
}

/** Everybody whom a use reaches in one world or another. */
function spreadOf(field: Field, draft: Draft, use: Use): ReadonlySet<Seat> {
  const seats = new Set<Seat>();
  const isWhole = everyWorld(exactly, suppose => {
    for (const seat of new World(field, draft, { suppose }).reached(use)) seats.add(seat);
    return true;
  });
  return isWhole ? seats : field.reach.all;
}

/** How many open controls could have a say: in where the rivals go, in what their users are given, in how players look. */
function openAround({ controls, reach, gifts, seemers, hides }: Field, { inForce }: Draft, control: Use, rivals: readonly Use[]): number {
  const around = new Set([...rivals.flatMap(use => [use, ...reach.before(use)]), ...[...gifts, ...seemers, ...hides].flatMap(({ use }) => use ?? [])]);
  return controls.filter(one => one !== control && !inForce.has(one) && around.has(one)).length;
}

/** True if the control is there tonight, is not blocked and does not fail by a condition of its own. */
function comesThrough(world: World, control: Use, result: Barred): boolean {
  if (world.isSilenced(control) || isHome(control, result) || world.failure(control) >= 0) return false;
  return control.parts.some(part => isControlPart(part) && world.delay(control, part) === 0 && !result.blocked.has(part)
    && !world.partFails(control, part) && !needsOf(world.field.night, control, part).some(use => isHome(use, result)));
}
