import { option } from './options.ts';
import type { Scene } from './scene.ts';

/** Phases on end in which nobody has died, and how many lived when the last one ended. */
const QUIET = 'quiet';
const LIVED = 'lived';

/** After so many phases without a death the hosts are asked whether it is a tie: software cannot tell. werewolves/rule/results#1 */
export function countQuiet(scene: Scene): void {
  const after = Number(option(scene.terms, 'stalemateAfter'));
  if (after === 0) return;
  const living = scene.living.length;
  const quiet = living === (scene.fact(LIVED) ?? scene.play.order.length) ? Number(scene.fact(QUIET) ?? 0) + 1 : 0;
  scene.set(LIVED, living);
  scene.set(QUIET, quiet);
  if (quiet > 0 && quiet % after === 0) scene.announce({ kind: 'notice', key: 'stalemate', args: { phases: quiet } });
}
