import type { Seat } from '../../core/state.ts';
import type { Narration } from './role.ts';
import type { Scene } from './scene.ts';

/** An act of one player on another. werewolves/rule/visits */
export interface Visit {
  readonly from: Seat;
  readonly to: Seat;
  readonly role: string;
  readonly narrated: Narration | undefined;
  readonly isAttack: boolean;
  readonly targeting: boolean;
}

/**
 * An act of one player on another: everything that listens to visits hears of it, before the effect. An act on oneself is none.
 * @param before the table as it stood when the act began, where the act meets several at once
 * werewolves/rule/visits#2, #3, #11
 */
export function visit(scene: Scene, one: Visit, before: Scene = scene): void {
  if (one.from === one.to) return;
  for (const team of scene.teams) team.visited?.(scene, one, before);
  for (const power of scene.powers) {
    if (power.holder !== 'table' && !scene.isAlive(power.holder)) continue;
    scene.of(power).visited?.(scene, power, power.holder, one);
  }
}
