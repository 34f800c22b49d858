import type { HeldPower, Seat } from '../../core/state.ts';
import { changeRole } from './change-role.ts';
import type { Scene } from './scene.ts';
import type { Death } from './strike.ts';

/** The first death of a member brings a lone wolf into the pack. werewolves/rule/lone-wolves#2, #3 */
export function joinsAtDeath(scene: Scene, power: HeldPower, seat: Seat, deaths: readonly Death[]): void {
  if (!scene.isAlive(seat) || !scene.play.powers[power.id]) return;
  if (deaths.some(death => scene.members('wolfpack').includes(death.seat))) changeRole(scene, seat, scene.roles.oneThat('pack-recruit').id);
}
