import type { Seat } from '../../../core/state.ts';
import { failureIn, partFailsIn } from './conditions.ts';
import type { Influence } from './field.ts';
import { needsOf } from './needs.ts';
import { byTie, type Laid, type Night, type Part, type Struck, type Use } from './night.ts';
import { settleBlocks } from './settle-blocks.ts';
import { usesLeft } from './spending.ts';
import { hasMark, isAction, isTargeting } from './use.ts';
import { isAsleep, wakes } from './wakes.ts';
import type { World } from './world.ts';

/** Something that stops others: a part of a use, or a closed door that nobody has to act for. */
export interface Barrier {
  readonly by: Seat;
  /** The use that it belongs to, and the part that would have to be stopped for it to fall; a native door has none. */
  readonly use?: Use;
  readonly part?: Part;
  /** Uses without which it does not come about: what switched it on, what enables it. */
  readonly needs: readonly Use[];
  /** For a native door: what it is counted by. */
  readonly laid?: Laid;
  readonly hits: ReadonlySet<Part>;
  /** True if what it hits is not even performed. mafia/general/targeting#3 */
  readonly atHome: boolean;
  /** At whose doors it stops, copies included; what kills may go past it. */
  readonly doors: readonly Seat[];
  readonly sparesKilling: boolean;
  readonly rule: string;
}

export interface Barred {
  /** What is stopped, each with the barriers that stop it. */
  readonly blocked: ReadonlyMap<Part, readonly Barrier[]>;
  readonly holding: ReadonlySet<Barrier>;
  /** Uses that are there only for visitors, and none came. mafia/modifier/reactive#2, mafia/modifier/triggered#6 */
  readonly asleep: ReadonlySet<Use>;
}

export const nothingBarred: Barred = { blocked: new Map(), holding: new Set(), asleep: new Set() };

/** What is settled against one another: barriers, visits, and that nobody comes to those who wait for visitors. */
type Node = Barrier | { readonly visit: Use } | { readonly nobodyAt: Use };

/**
 * Which blocks hold in a world, and what they stop. A control that is in force is stopped by nothing any more.
 * mafia/general/resolution-order#6, mafia/general/blocks-and-cycles#1
 * @param uses those that may stop and be stopped
 */
export function barred(world: World, uses: readonly Use[]): Barred {
  const there = uses.filter(use => !use.home && !world.struck.has(use) && (world.isSettled(use) || !world.isSilenced(use)));
  const actions = there.filter(use => isAction(use) && isStoppable(world, use));
  const barriers = barriersIn(world, there, actions);
  const nodes: readonly Node[] = [...barriers, ...waitingIn(world, there)];
  const { holding, blocked } = settleBlocks(nodes, new Map(nodes.map(node => [node, nodes.filter(other => stops(world, node, other))])));
  const standing = barriers.filter(barrier => holding.has(barrier));
  return {
    holding: new Set(standing),
    blocked: stoppedBy(standing, uses.flatMap(use => world.struck.get(use) ?? [])),
    asleep: new Set(nodes.flatMap(node => ('nobodyAt' in node && holding.has(node) && !blocked.has(node) ? [node.nobodyAt] : []))),
  };
}

/** True unless it is in force for good. */
export const isStoppable = (world: World, use: Use): boolean => !world.isSettled(use) || isAimedAtTried(world, use);

/** Whoever tries to hide is closed even to a control that is only supposed to come through. */
const isAimedAtTried = (world: World, use: Use): boolean =>
  world.isSupposed(use) && world.field.hides.some(hide => hide.use !== undefined && hide.use === world.tried && world.route(use).includes(hide.by));

/** Those who wait for visitors, and whoever may come to them. */
function waitingIn(world: World, there: readonly Use[]): Node[] {
  const sleepers = there.filter(use => isAsleep(world.field.night, use) && !world.isSettled(use));
  if (sleepers.length === 0) return [];
  const visits = there.filter(use => sleepers.some(sleeper => wakes(world, use, sleeper)));
  return [...visits.map(visit => ({ visit })), ...sleepers.map(nobodyAt => ({ nobodyAt }))];
}

/** True if the first brings the second down. */
function stops(world: World, node: Node, other: Node): boolean {
  if ('visit' in node) return 'nobodyAt' in other && wakes(world, node.visit, other.nobodyAt);
  if ('nobodyAt' in node) return 'visit' in other ? other.visit === node.nobodyAt : 'hits' in other && other.use === node.nobodyAt;
  if ('visit' in other) return keepsHome(node, other.visit);
  return 'hits' in other && ((other.part !== undefined && node.hits.has(other.part)) || other.needs.some(use => keepsHome(node, use)));
}

const keepsHome = ({ atHome, hits }: Barrier, { parts }: Use): boolean => atHome && parts.every(part => hits.has(part));

function barriersIn(world: World, there: readonly Use[], actions: readonly Use[]): Barrier[] {
  const blocks = there.flatMap(use => use.parts.flatMap(part => blockOf(world, use, part, actions)));
  return [...blocks, ...closedDoors(world, actions), ...closedHides(world, actions)].filter(({ hits, doors }) => hits.size > 0 || doors.length > 0);
}

/** A blocking power in use. */
function blockOf(world: World, use: Use, part: Part, actions: readonly Use[]): Barrier[] {
  const { trait, grants, mode } = part.power.role;
  const stop = trait?.stops;
  if (!stop || grants || mode === 'passive' || world.delay(use, part) > 0 || failureIn(world, use) >= 0 || partFailsIn(world, use, part)) return [];
  const at = [...world.route(use), ...world.copies(use).filter(seat => !isShut(world, seat, use, part))];
  const isActor = stop.whose === 'actor';
  const hit = isActor ? actions.filter(({ by, late }) => at.includes(by) && (late || !use.late)) : actionsAt(world, actions, at, use);
  return [{
    by: use.by, use, part, rule: stop.rule,
    needs: needsOf(world.field.night, use, part),
    hits: partsOf(world, hit, stop.sparesKilling),
    atHome: isActor && use.way !== 'reactive',
    doors: isActor ? [] : at,
    sparesKilling: stop.sparesKilling,
  }];
}

/** The actions of others that come to these players; what was done before is not stopped by what comes late. */
const actionsAt = (world: World, actions: readonly Use[], at: readonly Seat[], own: Use | undefined): readonly Use[] =>
  actions.filter(use => use !== own && (use.late || !own?.late) && isTargeting(use) && at.some(seat => world.field.reach.at(use).has(seat)) && world.route(use).some(seat => at.includes(seat)));

/** Parts that a Blocking power can stop; a killing part goes past some of them. mafia/modifier/strong-willed#1, ?2, mafia/general/killing-action#4 */
const partsOf = (world: World, uses: readonly Use[], sparesKilling: boolean): ReadonlySet<Part> => new Set(uses.flatMap(use =>
  (world.isStrongWilled(use) ? [] : use.parts.filter(part => !hasMark(part.power, 'strong-willed') && !(sparesKilling && world.isKillingPart(use, part))))));

/** Passives that close a door, each at every seat where it lies. One that its holder had to switch on falls with that use. mafia/modifier/active?1 */
const closedDoors = (world: World, actions: readonly Use[]): Barrier[] => world.field.doors.flatMap((door): Barrier[] => {
  const { by, use, given, laid } = door;
  const { rule, sparesKilling } = door.kind.stops!;
  const at = world.placesOf(door);
  const coming = actionsAt(world, actions, at, use);
  const hits = coming.length === 0 ? nothing : firstHits(world, door, partsOf(world, coming, sparesKilling));
  if ((hits.size === 0 && !world.isReal) || !world.isThere(door)) return [];
  return [{ by, rule, hits, sparesKilling, atHome: false, doors: at, needs: [], ...(laid ? { laid } : {}), ...(use && !given ? { use, part: use.parts[0]! } : {}) }];
});

const nothing: ReadonlySet<Part> = new Set();

/** A counted door stops as many actions as are left to it, by the tie list. mafia/modifier/n-shot#3 */
function firstHits({ field: { night } }: World, { laid }: Influence, hits: ReadonlySet<Part>): ReadonlySet<Part> {
  const left = laid ? usesLeft(night, laid) : Infinity;
  if (left === Infinity) return hits;
  const tie = byTie(night);
  const stopped = night.uses.filter(({ parts }) => parts.some(part => hits.has(part))).toSorted((a, b) => tie({ by: a.by, use: a }, { by: b.by, use: b })).slice(0, left);
  return new Set([...hits].filter(part => stopped.some(({ parts }) => parts.includes(part))));
}

/** Whoever hides is closed to all that is aimed there, Strong-Willed or not. mafia/role/hider#2, mafia/general/blocks-and-cycles?2 */
const closedHides = (world: World, actions: readonly Use[]): Barrier[] => world.field.hides.flatMap(({ kind, by, use }): Barrier[] => {
  const coming = use ? actionsAt(world, actions, [by], use) : [];
  if (!use || coming.length === 0 || !(use === world.tried || world.inForce(use))) return [];
  const hits = new Set(coming.flatMap(({ parts }) => parts));
  return [{ by, rule: kind.copies!.closes, atHome: false, doors: [], sparesKilling: false, needs: [], hits }];
});

/** True if a copy comes to a closed door, whatever becomes of the action itself. mafia/role/hider?2 */
const isShut = (world: World, seat: Seat, use: Use, part: Part): boolean => world.field.doors.some(door =>
  world.liesOn(door, seat) && isKeptOut(world, door.kind.stops!, use, part) && world.isThere(door));

export const isShutOut = ({ world, barred: { holding } }: Pick<Night, 'world' | 'barred'>, seat: Seat, use: Use, part: Part): boolean =>
  [...holding].some(barrier => barrier.use !== use && barrier.doors.includes(seat) && isKeptOut(world, barrier, use, part));

const isKeptOut = (world: World, { sparesKilling }: { readonly sparesKilling: boolean }, use: Use, part: Part): boolean =>
  partsOf(world, [use], sparesKilling).has(part);

function stoppedBy(holding: readonly Barrier[], struck: readonly Struck[]): ReadonlyMap<Part, readonly Barrier[]> {
  const blocked = new Map(struck.flatMap(({ by }) => [...by]));
  for (const barrier of holding) for (const part of barrier.hits) blocked.set(part, [...(blocked.get(part) ?? []), barrier]);
  return blocked;
}

/** True if a use was not performed: nobody woke it, or all of it was stopped before it began. mafia/general/targeting#3 */
export const isHome = (use: Use, { blocked, holding, asleep }: Barred): boolean =>
  asleep.has(use) || (![...holding].some(barrier => barrier.use === use) && use.parts.every(part => (blocked.get(part) ?? []).some(({ atHome }) => atHome)));
