import type { HeldPower, Seat } from '../../core/state.ts';
import { enter } from './ledger.ts';
import type { Scene } from './scene.ts';
import { isSpoiledByOthers, works } from './working.ts';

/** Nothing comes of somebody's ability: it goes into the ledger where that is another's doing. `why`: what is lost. clocktower/rule/abnormal-ledger#1 */
export function lapse(scene: Scene, seat: Seat, why: string): void {
  if (isSpoiledByOthers(scene.play, seat)) enter(scene, seat, why);
}

/** True if an ability functions when it comes to it; otherwise it lapses. */
export function comesOff(scene: Scene, power: HeldPower, why: string): boolean {
  if (works(scene.play, power)) return true;
  lapse(scene, power.holder, why);
  return false;
}
