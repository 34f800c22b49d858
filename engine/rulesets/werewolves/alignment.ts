import type { Seat } from '../../core/state.ts';
import type { Team } from './role.ts';
import type { Scene } from './scene.ts';

/** A trait of two who love each other: holder and `by`. */
export const LOVES = 'loves';

/** A side as players stand on it now; a couple of two sides is one of its own. */
export type Side = Team | `couple:${string}`;

export const loverOf = (scene: Scene, seat: Seat): Seat | undefined => {
  const bond = scene.traits(LOVES).find(({ holder, by }) => holder === seat || by === seat);
  return bond === undefined ? undefined : bond.holder === seat ? bond.by : bond.holder;
};

/** The side that a lover brings into the bond: of who loves by the role, the side that the role starts with. */
export const loveSide = (scene: Scene, seat: Seat): Team => scene.roleOf(seat).lovesFor ?? scene.roleOf(seat).team;

/** Where a player stands now. werewolves/rule/alignment */
export function sideOf(scene: Scene, seat: Seat): Side {
  const lover = loverOf(scene, seat);
  if (lover === undefined) return scene.roleOf(seat).team;
  const [one, other] = [loveSide(scene, seat), loveSide(scene, lover)];
  if (one === other) return one;
  if (isFixed(scene, seat)) return one;
  if (isFixed(scene, lover)) return other;
  if (one === 'unaligned') return other;
  if (other === 'unaligned') return one;
  return `couple:${[seat, lover].sort().join(':')}`;
}

/** True if no love moves this player's side. werewolves/rule/loyalty */
const isFixed = (scene: Scene, seat: Seat): boolean => scene.roleOf(seat).loyalty === 'team';

export const isUnaligned = (scene: Scene, seat: Seat): boolean => sideOf(scene, seat) === 'unaligned';

/** True for who starts on the werewolves' team by role, stands on their side, is a lycan, or sits in the pack. werewolves/attribute/wolfish */
export const isWolfish = (scene: Scene, seat: Seat): boolean => {
  const role = scene.roleOf(seat);
  return role.team === 'werewolf' || sideOf(scene, seat) === 'werewolf' || role.lycan === true || scene.members('wolfpack').includes(seat);
};
