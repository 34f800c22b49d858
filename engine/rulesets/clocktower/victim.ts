import type { Seat } from '../../core/state.ts';
import { kill, saverOf, type Death } from './deaths.ts';
import { amongSeats, decide, drawn } from './decide.ts';
import type { Scene } from './scene.ts';
import { livingPlayers, sideOf } from './seats.ts';

/** Who dies where whoever runs the game names nobody: one of these, a good one four times as likely as an evil one; nobody of none. */
export function likelyVictim(scene: Scene, key: string, of: string, possible: readonly Seat[]): Seat | undefined {
  const weighted = possible.flatMap(seat => Array<Seat>(sideOf(scene.play, seat) === 'good' ? 4 : 1).fill(seat));
  return weighted.length === 0 ? undefined : drawn(scene, key, of, weighted);
}

/** Somebody who can die does, whoever it is decided to be; by default not the one by whom it comes. Nobody where nobody can. clocktower/character/lil-monsta#5, #6 */
export function killDecided(scene: Scene, { key, of, ...death }: Omit<Death, 'seat'> & { readonly key: string; readonly of: string }): void {
  const { play } = scene;
  const possible = livingPlayers(play).filter(seat => [seat, undefined].includes(saverOf(scene, { ...death, seat })?.holder));
  if (possible.length === 0) return;
  const victim = decide(scene, {
    keys: [key], of, options: amongSeats(play, possible), fallback: () => likelyVictim(scene, key, of, possible.filter(seat => seat !== death.by)) ?? possible[0]!,
  });
  kill(scene, { ...death, seat: victim as Seat });
}
