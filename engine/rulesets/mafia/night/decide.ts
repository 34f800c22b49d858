import { modifierById } from '../catalogue.ts';
import { barred, isHome, type Barred } from './barriers.ts';
import type { Field } from './field.ts';
import { needsOf } from './needs.ts';
import type { Struck, Use } from './night.ts';
import { rivalsOf } from './rivals.ts';
import { isAction, isControlPart } from './use.ts';
import { needsVisit } from './wakes.ts';
import { World, type Decided } from './world.ts';

/** Beyond so many open controls on which one answer depends, a knot counts as undecidable: as matters stand. */
const mostOpen = 8;

interface Draft {
  readonly inForce: Map<Use, boolean>;
  readonly struck: Map<Use, Struck>;
}

/**
 * Which controls are in force. One is decided as soon as it comes out the same whatever the undecided ones do, with itself imagined away;
 * in a knot those that are hit as matters stand are blocked. A decided one is never reopened. mafia/general/resolution-order#3
 */
export function decideControls(field: Field): Decided {
  const draft: Draft = { inForce: new Map(), struck: new Map() };
  const rivals = new Map(field.controls.map(control => [control, rivalsOf(field, control)]));
  for (const control of field.controls) if (isSafe(field, control, rivals.get(control)!)) draft.inForce.set(control, true);
  for (let open = stillOpen(field, draft); open.length > 0; open = stillOpen(field, draft)) {
    const sure = open.flatMap((control): [Use, boolean][] => {
      const outcome = outcomeOf(field, draft, control, rivals.get(control)!);
      return outcome === undefined ? [] : [[control, outcome]];
    });
    for (const [control, outcome] of sure) draft.inForce.set(control, outcome);
    if (sure.length === 0) asMattersStand(field, draft, open);
  }
  return draft;
}

const stillOpen = ({ controls }: Field, { inForce }: Draft): readonly Use[] => controls.filter(control => !inForce.has(control));

/** True if nothing could stop a control, whatever happens. */
function isSafe({ doors, hides, gifts }: Field, control: Use, rivals: readonly Use[]): boolean {
  const isExposed = isAction(control) && (rivals.length > 1 || doors.length > 0 || hides.length > 0);
  const hasConditions = control.parts.some(({ power }) => power.layers.some(({ id }) => modifierById(id).fails));
  return !isExposed && rivals.length === 1 && gifts.length === 0 && !needsVisit(control) && !hasConditions;
}

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
  const decided: Decided = { ...draft, inForce: new Map([...draft.inForce, [control, false]]) };
  let outcome: boolean | undefined;
  const agrees = (supposed: ReadonlyMap<Use, boolean>): boolean => {
    if (supposed.size > mostOpen) return false;
    const asked = new Set<Use>();
    const world = new World(field, decided, { tried: control, suppose: use => supposed.get(use) ?? (asked.add(use), false) });
    const here = comesThrough(world, control, barred(world, rivals));
    outcome ??= here;
    const others = [...asked];
    return here === outcome && others.every((use, n) => agrees(new Map([...supposed, ...others.slice(0, n).map((other): [Use, boolean] => [other, false]), [use, true]])));
  };
  return agrees(new Map()) ? outcome : undefined;
}

/** True if the control is there tonight, is not blocked and does not fail by a condition of its own. */
function comesThrough(world: World, control: Use, result: Barred): boolean {
  if (world.isSilenced(control) || isHome(control, result) || world.failure(control) >= 0) return false;
  return control.parts.some(part => isControlPart(part) && world.delay(control, part) === 0 && !result.blocked.has(part)
    && !world.partFails(control, part) && !needsOf(world.field.night, control, part).some(use => isHome(use, result)));
}
