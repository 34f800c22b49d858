import type { Seat } from '../../../core/state.ts';
import { isRole, modifierById, roleById } from '../catalogue.ts';
import { bare, under } from '../compose.ts';
import { isOpen } from '../holding.ts';
import { turns, type Moving, type TraitKind } from '../points.ts';
import type { BaseRole, Layer, Power } from '../power.ts';
import { byTie, type Laid, type Night, type Part, type Use } from './night.ts';
import { Pending } from './pending.ts';
import { Reach } from './reach.ts';
import { Scattering } from './scattering.ts';
import { isControl, isControlPart } from './use.ts';

/** Something that moves actions, hides, closes a door or changes how a player looks. Without `use` it is the holder's own. */
export interface Influence {
  readonly kind: TraitKind;
  readonly power: Power;
  readonly by: Seat;
  readonly use?: Use;
  /** True if it lies on the player whom its use names, and not on its user. */
  readonly given: boolean;
  /** What its holder has by itself. */
  readonly laid?: Laid;
}

export interface Mover extends Influence {
  readonly moves: Moving;
}

/** A grant of a modifier: the layer that goes around whatever it fits. mafia/role/er?2 */
export interface Gift {
  readonly layer: Layer;
  readonly use: Use;
  /** True if what it stands on is not there. */
  readonly silences: boolean;
  /** True if what it is given to may fail by it, or come later. */
  readonly hampers: boolean;
  /** What cannot move an action to which it is given: nothing can, or what spares killing cannot. */
  readonly keepsFrom?: 'all' | 'sparing';
}

/** All that could influence where actions go and how players look in this phase, in the order of the rules. */
export interface Field {
  readonly night: Omit<Night, 'world'>;
  readonly controls: readonly Use[];
  isControl(use: Use): boolean;
  readonly movers: readonly Mover[];
  readonly hides: readonly Influence[];
  readonly seemers: readonly Influence[];
  /** Passives that close a door: held, switched on or given. */
  readonly doors: readonly Influence[];
  readonly gifts: readonly Gift[];
  /** That nobody waits for an answer. */
  readonly nobody: Pending;
  readonly scattering: Scattering;
  readonly reach: Reach;
}

/** The base role that a grant gives, or the role itself. */
export const givenRole = (role: BaseRole): BaseRole => (role.grants && 'role' in role.grants ? roleById(role.grants.role) : role);

/** The trait that a power gives where it lands. */
export const givenTrait = (role: BaseRole): TraitKind | undefined => givenRole(role).trait;

/** Looks through a night once; the worlds that are tried out all read this. */
export function fieldOf(night: Omit<Night, 'world'>): Field {
  const performed = night.uses.filter(({ home }) => !home);
  const own = night.natives.map((laid): Influence => ({ kind: laid.kind, power: laid.power, by: laid.on, given: false, laid }));
  const all = [...own, ...performed.flatMap(use => use.parts.flatMap(part => influence(use, part)))];
  const tie = byTie(night);
  const ordered = (list: readonly Influence[], rank: (one: Influence) => number) => list.toSorted((a, b) => rank(a) - rank(b) || Number(a.given) - Number(b.given) || tie(a, b));
  const controls = performed.filter(isControl);
  const index = new Set(controls);
  const movers = ordered(all.filter(({ kind }) => kind.moves), ({ kind }) => turns.indexOf(kind.moves!.turn)).map((one): Mover => ({ ...one, moves: one.kind.moves! }));
  const hides = all.filter(({ kind }) => kind.copies);
  const field = {
    night, controls, movers, hides,
    isControl: (use: Use) => index.has(use),
    seemers: ordered(all.filter(({ kind }) => kind.seems), layerOfLooks),
    doors: all.filter(({ kind, use, given, power }) => kind.stops?.whose === 'target' && (use === undefined || given || power.role.mode === 'passive')),
    gifts: performed.flatMap(use => use.parts.flatMap(part => giftOf(night, use, part))),
    nobody: Pending.none(controls),
    scattering: new Scattering(night),
  };
  return { ...field, reach: new Reach(field) };
}

/** What is one's own first, then what others lay, then what was granted. mafia/general/perceived-alignment#2 */
const layerOfLooks = ({ kind, given }: Influence): number => (!kind.seems!.native ? 1 : given ? 2 : 0);

function influence(use: Use, part: Part): Influence[] {
  const kind = givenTrait(part.power.role);
  const isInfluence = isControlPart(part) || (kind?.stops?.whose === 'target' && part.power.delay === 0);
  return kind && isInfluence ? [{ kind, power: part.power, by: use.by, use, given: part.power.role.grants !== undefined }] : [];
}

function giftOf({ terms, play }: Omit<Night, 'world'>, use: Use, { power }: Part): Gift[] {
  const { grants } = power.role;
  if (!grants || !('modifier' in grants) || isRole(grants.modifier) || power.delay > 0) return [];
  const { id, mark, fails } = modifierById(grants.modifier);
  const layer: Layer = { id, key: `granted.${id}`, anti: power.anti, times: 1, gates: [], ...(mark === undefined ? {} : { mark }) };
  const silences = !isOpen(terms, play, layer, { id: use.id, held: use.held, holder: use.by, power });
  const given = under(bare(power.role, power.expr), layer);
  const keepsFrom = mark === 'strong-willed' ? 'all' : given.added.includes('killing') ? 'sparing' : undefined;
  return [{ layer, use, silences, hampers: fails !== undefined || given.delay > 0, ...(keepsFrom ? { keepsFrom } : {}) }];
}
