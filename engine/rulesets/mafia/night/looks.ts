import type { Seat } from '../../../core/state.ts';
import type { Influence } from './field.ts';
import type { World } from './world.ts';

/** How a player's alignment looks to other roles: what is its own, what was laid on it, what was given to it, the later replacing the earlier. mafia/general/perceived-alignment#2 */
export function looks(world: World, seat: Seat): string {
  const { seemers, night } = world.field;
  const real = world.real(seat);
  const lies = seemers.filter(one => world.liesOn(one, seat) && world.isThere(one));
  const own = lies.filter(({ kind, given }) => kind.seems!.native && !given);
  const effective = cancels(own) ? lies.filter(one => !own.includes(one)) : lies;
  const seen = effective.reduce((so, { kind, by, power }) => kind.seems!.as({ seen: so, real, laidBy: world.real(by), anti: power.anti, terms: night.terms }), real);
  if (seen !== real) for (const { laid } of effective) if (laid) world.lies.add(laid);
  return seen;
}

/** Different ones of one's own cancel out. mafia/general/perceived-alignment#2 */
const cancels = (own: readonly Influence[]): boolean => new Set(own.filter(({ power }) => !power.anti).map(({ kind }) => kind.name)).size > 1;
