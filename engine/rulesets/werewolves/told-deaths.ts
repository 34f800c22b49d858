import type { Seat } from '../../core/state.ts';
import type { Words } from './role.ts';
import type { Scene } from './scene.ts';

const TOLD = 'toldAsSuch';

/** Somebody leaves the game in a way that is told by a sentence of its own: nobody is told a second time that they have left. werewolves/rule/announcements#4 */
export function announceLeaving(scene: Scene, seat: Seat, words: Omit<Words, 'about'>): void {
  scene.announce({ ...words, about: [seat] });
  scene.set(TOLD, [...scene.list(TOLD), seat]);
}

/** Who has died since deaths were last told, but for those of whom a sentence of its own told. From now on all of them are told. */
export function takeUntold(scene: Scene): readonly Seat[] {
  const told = scene.list(TOLD);
  const dead = scene.list('diedNow').filter(seat => !told.includes(seat));
  scene.set('diedNow', []);
  if (told.length > 0) scene.set(TOLD, []);
  return dead;
}
