import type { Visit } from './role.ts';
import type { Scene } from './scene.ts';

/** An act of one player on another: everything that listens to visits hears of it, before the effect. An act on oneself is none. werewolves/rule/visits#2, #11 */
export function visit(scene: Scene, one: Visit): void {
  if (one.from === one.to) return;
  for (const team of scene.teams) team.visited?.(scene, one);
  for (const power of scene.powers) {
    if (power.holder !== 'table' && !scene.isAlive(power.holder)) continue;
    scene.of(power).visited?.(scene, power, power.holder, one);
  }
}
