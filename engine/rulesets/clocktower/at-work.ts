import type { HeldPower } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** An ability that functions is at work: abilities that should have spoiled it take note. clocktower/rule/abnormal-ledger#1, clocktower/character/puzzlemaster#11 */
export function atWork(scene: Scene, power: HeldPower): void {
  for (const other of scene.powers) scene.abilityOf(other).missed?.(scene, other, power);
}
