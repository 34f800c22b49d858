import { isAlive, type HeldPower, type Play, type Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';
import { DEMON } from './seats.ts';

/** A trait of a demon that takes no action tonight. clocktower/character/exorcist#1 */
const STOPPED = 'stopped';

export const stop = (scene: Scene, seat: Seat, by: Seat): void =>
  scene.add({ type: 'TraitLaid', trait: { trait: STOPPED, holder: seat, by, args: { ends: 'dawn' } } });

/** Who acts for a power: the holder, or who has what nobody holds. */
export const actorOf = (play: Play, { holder }: HeldPower): Seat | undefined =>
  (holder === 'table' ? play.traits.find(({ trait, holder: seat }) => trait === DEMON && isAlive(play, seat))?.holder : holder);

/** True if a demon's step is skipped tonight. clocktower/character/exorcist#1, #3 */
export function isStopped(scene: Scene, power: HeldPower): boolean {
  const actor = actorOf(scene.play, power);
  return scene.abilityOf(power).kind === 'demon' && scene.play.traits.some(({ trait, holder }) => trait === STOPPED && holder === actor);
}
