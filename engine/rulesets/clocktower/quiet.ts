import type { Play } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** How many halves of a whole day, nights and days, have passed in a row without a death; and whether somebody died in the running one. */
const QUIET = 'quietHalves';
const STIRRED = 'stirred';

export const quietHalves = ({ facts }: Pick<Play, 'facts'>): number => Number(facts[QUIET] ?? 0);

/** Somebody has died. */
export const stir = (scene: Scene): void => scene.fact(STIRRED, true);

/** A night or a day is over. */
export function countQuiet(scene: Scene): void {
  scene.fact(QUIET, scene.play.facts[STIRRED] === true ? 0 : quietHalves(scene.play) + 1);
  scene.fact(STIRRED, false);
}
