import type { Scene } from '../scene.ts';
import { conclude } from '../victory.ts';
import { works } from '../working.ts';

/** The nomination part of a day is over, which is a day after dawn. */
export function endNominations(scene: Scene): void {
  for (const power of scene.powers) if (works(scene.play, power)) scene.abilityOf(power).nominationsEnd?.(scene, power);
  conclude(scene);
}
