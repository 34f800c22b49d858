import { fieldsOf } from '../../core/json.ts';
import { isAlive, living, type Play, type Seat, type Terms } from '../../core/state.ts';
import { isAsleep } from './asleep.ts';
import { modifierById } from './catalogue.ts';
import { pendingOf } from './dawn/heirs.ts';
import { holdings, isOpen, isThere, mayAct, type Holding } from './holding.ts';
import { withRiders } from './held.ts';
import { powersOf, roleOf } from './lookup.ts';
import { members, factionOf, membershipsOf } from './memberships.ts';
import { givenTrait } from './night/field.ts';
import { option } from './options.ts';
import { upcoming } from './phases.ts';
import type { Layer, Power } from './power.ts';
import { tiesIn } from './tie.ts';
import { AWAITED, DOOMED } from './waiting.ts';

/** True if nothing can stop a side any more, as far as the option goes. mafia/general/win-check#6 */
export function isUnstoppable(terms: Terms, play: Play, alignment: string): boolean {
  const all = living(play);
  const own = all.filter(seat => roleOf(play, seat).alignment === alignment);
  if (own.length === 0 || own.length * 2 < all.length) return false;
  switch (option(terms, 'parity')) {
    case 'auto': return true;
    case 'provable': return isProvable(terms, play, own);
    default: return false;
  }
}

/** Half of the votes, a kill for every night, nobody else who could do anything about it, and nothing under way. */
const isProvable = (terms: Terms, play: Play, own: readonly Seat[]): boolean =>
  own.some(seat => hasKill(terms, play, seat)) && !own.some(seat => isExposed(terms, play, seat, own)) &&
  !play.order.some(seat => !own.includes(seat) && mayInterfere(terms, play, seat)) && !play.traits.some(({ trait, args }) => trait === AWAITED && fieldsOf(args)['change'] !== undefined);

const hasKill = (terms: Terms, play: Play, seat: Seat): boolean =>
  [...holdings(play, seat).filter(holding => isThere(terms, play, holding)).map(({ power }) => power), ...factionPowers(terms, play, seat)].some(isSteadyKill);

/** It can be used every night, whoever is left to be killed. */
const isSteadyKill = ({ role, way, time, sets, layers }: Power): boolean =>
  role.kills === 'tonight' && way === 'chosen' && time !== 'day' && sets.length === 0 && layers.every(isHarmless);

const isHarmless = ({ id }: Layer): boolean => {
  const { isOpen: gate, fails, kills, awaits, sleeps, needsPermission } = modifierById(id);
  return [gate, fails, kills, awaits, sleeps, needsPermission].every(hook => hook === undefined);
};

/** One vote less would do, something is about to befall the player, or another's death would. */
const isExposed = (terms: Terms, play: Play, seat: Seat, own: readonly Seat[]): boolean =>
  holdings(play, seat).some(holding => isThere(terms, play, holding) && (holding.power.role.trait?.votes ?? 0) < 0) ||
  play.traits.some(({ trait, holder }) => trait === DOOMED && holder === seat) ||
  tiesIn(play.traits).some(({ leader, follower }) => follower === seat && !own.includes(leader) && isAlive(play, leader));

/** A living player's powers, and those of the dead that still act. */
function mayInterfere(terms: Terms, play: Play, seat: Seat): boolean {
  const held = holdings(play, seat).filter(holding => isLeft(terms, play, holding));
  if (!isAlive(play, seat)) return held.some(holding => isSpirit(holding) || actsDead(terms, play, holding));
  return pendingOf(play, seat) !== undefined || [...held.map(({ power }) => power), ...factionPowers(terms, play, seat)].some(interferes);
}

/** What is used up is no power any more; what only rests is one. */
const isLeft = (terms: Terms, play: Play, holding: Holding): boolean => holding.held.origin !== 'believed' && !isAsleep(holding.power) &&
  holding.power.layers.every(layer => modifierById(layer.id).comesBy !== 'use' || modifierById(layer.id).rests === true || isOpen(terms, play, layer, holding));

const isSpirit = ({ power }: Holding): boolean => withRiders(power).some(({ role }) => role.trait?.state === 'spirit');

/** Lynched just now, and to act in the Night that follows. mafia/modifier/triggered#4 */
const actsDead = (terms: Terms, play: Play, holding: Holding): boolean => mayAct(play, holding.holder, holding.power) && interferes(holding.power) &&
  (isThere(terms, play, holding) || isThere(terms, { ...play, phase: upcoming(terms, play).phase }, holding));

/** It kills, blocks, protects, redirects, revives or changes votes, by itself or given to somebody. */
const interferes = (power: Power): boolean => withRiders(power).some(({ role }) => {
  if (role.kills || role.ends || role.sways || role.subcategory || role.categories.includes('protective')) return true;
  if (role.grants && 'modifier' in role.grants) return true;
  const kind = givenTrait(role);
  return kind !== undefined && [kind.stops, kind.moves, kind.copies, kind.strikesBack, kind.lethal, kind.votes, kind.spared].some(hook => hook !== undefined) || kind?.state === 'spirit';
});

const factionPowers = (terms: Terms, play: Play, seat: Seat): readonly Power[] => membershipsOf(roleOf(play, seat))
  .filter(({ slug }) => members(terms, play, slug).includes(seat)).flatMap(({ slug }) => factionOf(slug).powers.flatMap(powersOf));
