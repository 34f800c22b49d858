import type { Seat } from '../../core/state.ts';
import { printRole, type Role } from './role.ts';
import type { Scene } from './scene.ts';
import { WHO, withWho } from './seats.ts';
import { powersOf } from './setup/powers-of.ts';

/** A seat is something else from now on: what it held as its own, believed to hold or was granted goes, and the new comes unused. Nobody is told here. */
export function recast(scene: Scene, seat: Seat, role: Role): void {
  const { character, believed, side } = role;
  const own = Object.values(scene.play.powers).filter(({ holder, origin }) => holder === seat && (origin === 'own' || origin === 'believed' || origin === 'granted'));
  scene.fact(WHO, withWho(scene.play, seat, { id: character.id, kind: character.kind, side, ...(believed ? { believes: believed.id } : {}) }));
  scene.add(
    { type: 'RoleChanged', seat, role: printRole(role), ...(believed ? { believes: believed.name } : {}) },
    ...own.map(({ id }) => ({ type: 'PowerLost' as const, id })),
    ...powersOf(seat, role).map(power => ({ type: 'PowerGained' as const, power })),
  );
}
