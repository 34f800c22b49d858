import type { Seat } from '../../core/state.ts';
import { drawn } from './decide.ts';
import type { Scene } from './scene.ts';
import { sideOf } from './seats.ts';

/** Who dies where whoever runs the game names nobody: one of these, a good one four times as likely as an evil one; nobody of none. */
export function likelyVictim(scene: Scene, key: string, of: string, possible: readonly Seat[]): Seat | undefined {
  const weighted = possible.flatMap(seat => Array<Seat>(sideOf(scene.play, seat) === 'good' ? 4 : 1).fill(seat));
  return weighted.length === 0 ? undefined : drawn(scene, key, of, weighted);
}
