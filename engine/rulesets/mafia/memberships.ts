import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { factionById, modifierById } from './catalogue.ts';
import type { Expr, Mod, Role } from './grammar/expression.ts';
import { layerFrom } from './compose.ts';
import { isOpen } from './holding.ts';
import { roleOf } from './lookup.ts';
import type { Faction } from './faction.ts';

/** A membership as a role holds it: which faction, by its slug, and under which modifiers, the innermost first. */
export interface Membership {
  readonly slug: string;
  readonly faction: Faction;
  readonly mods: readonly Mod[];
}

/** The memberships of a role, in the order written. `mafia:red` is a Mafia of its own. mafia/grammar/alignment-words#6 */
export function membershipsOf(role: Role): readonly Membership[] {
  let memberships = known.get(role);
  if (!memberships) known.set(role, memberships = role.members.map(expr => membership(expr, [])));
  return memberships;
}

/** The same roles are asked about all through a game. */
const known = new WeakMap<Role, readonly Membership[]>();

function membership(expr: Expr, outer: readonly Mod[]): Membership {
  if (expr.kind === 'mod') return membership(expr.of, [expr.mod, ...outer]);
  if (expr.kind !== 'member') throw new Error('a membership is a faction under modifiers');
  return { slug: expr.label === undefined ? expr.faction : `${expr.faction}:${expr.label}`, faction: factionById(expr.faction), mods: outer };
}

export const factionOf = (slug: string): Faction => factionById(slug.split(':')[0]!);

/** The seats whose role names this faction, there or not, dead or alive. */
export const namedMembers = (play: Play, slug: string): readonly Seat[] =>
  play.order.filter(seat => membershipsOf(roleOf(play, seat)).some(one => one.slug === slug));

/** The living who belong to it now: an Inactive membership does not count. mafia/modifier/inactive#1 */
export const members = (terms: Terms, play: Play, slug: string): readonly Seat[] =>
  play.order.filter(seat => isAlive(play, seat) && membershipsOf(roleOf(play, seat)).some(one => one.slug === slug && isActive(terms, play, seat, one)));

/** The memberships of a seat that are there now, as they are written. */
export const activeMembers = (terms: Terms, play: Play, seat: Seat): readonly Expr[] =>
  roleOf(play, seat).members.filter(expr => isActive(terms, play, seat, membership(expr, [])));

/** The living members who carry this modifier on the membership. */
export const membersWith = (terms: Terms, play: Play, slug: string, modifier: string): readonly Seat[] =>
  members(terms, play, slug).filter(seat => membershipsOf(roleOf(play, seat)).some(one => one.slug === slug && one.mods.some(mod => mod.id === modifier && gatesHold(terms, play, seat, mod.on ?? []))));

const isActive = (terms: Terms, play: Play, seat: Seat, { mods }: Membership): boolean => gatesHold(terms, play, seat, mods);

/** Modifiers of a membership have no power to stand on; what comes and goes is asked with an empty one. */
const gatesHold = (terms: Terms, play: Play, seat: Seat, mods: readonly Mod[]): boolean =>
  mods.filter(({ id }) => modifierById(id).isOpen !== undefined).every((mod, n) =>
    isOpen(terms, play, layerFrom(mod, `member.${n}`), { id: `${seat}.member`, held: { id: `${seat}.member`, power: '', holder: seat, origin: 'own' }, holder: seat, power: noPower }));

const noPower = { time: 'both' as const, layers: [] };

/** Every faction of the game, by slug, in the order in which the seats name them. */
export const factionsIn = (play: Play): readonly string[] => [...new Set(play.order.flatMap(seat => membershipsOf(roleOf(play, seat)).map(({ slug }) => slug)))];
