import type { HeldPower, Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** Somebody gains an ability through a power of theirs: at once, fresh, and nobody is told. clocktower/character/pixie#3, #5, #6 */
export function gain(scene: Scene, { holder, id }: HeldPower, power: string, why: { readonly step: string; readonly rule: string; readonly from: Seat }): void {
  const gained: HeldPower = { id: `${id}.gained`, power, holder, origin: 'gained', since: scene.phase };
  scene.add({ type: 'PowerGained', power: gained });
  scene.abilityOf(gained).prepares?.(scene, gained);
  scene.why(why.step, why.rule, 'gained', { target: [holder], by: [why.from] });
}
