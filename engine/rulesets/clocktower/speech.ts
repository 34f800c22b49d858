import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** What the rules know of something said. */
export interface Heard {
  readonly seat: Seat;
  /** True: in the game's own channel. */
  readonly open: boolean;
  /** What the message is called where it was said; absent: nobody can point at it but as the last. */
  readonly message?: string;
}

/** The words themselves: they are looked at once, and then gone. */
export interface Spoken extends Heard {
  readonly text: string;
}

/** Ids of the abilities that find in words what they listen for. */
export const caughtBy = (scene: Scene, spoken: Spoken): readonly string[] =>
  scene.powers.filter(power => scene.abilityOf(power).catches?.(scene.play, power, spoken)).map(({ id }) => id);

/** Whatever listens takes note: of what it has caught, or of all that is said if it listens for nothing in particular. */
export function hearAll(scene: Scene, heard: Heard, caught: readonly string[]): void {
  for (const power of scene.powers) {
    const ability = scene.abilityOf(power);
    if (!ability.catches || caught.includes(power.id)) ability.hears?.(scene, power, heard);
  }
}

/** Words reach whatever listens. */
export const speak = (scene: Scene, spoken: Spoken): void => hearAll(scene, spoken, caughtBy(scene, spoken));
