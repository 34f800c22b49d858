import type { Scene } from '../scene.ts';

/** What the deal prepares, in its order. clocktower/setup/deal#6 */
export const preparations = ['suspect', 'drunkard', 'twin', 'word', 'sight'] as const;

/** What a character has the deal prepare for it. */
export type Preparation = (typeof preparations)[number];

/** Everything that the deal leaves to be decided for those who were dealt, kind by kind, each in the order of the seats. clocktower/setup/deal#6 */
export function prepare(scene: Scene): void {
  for (const preparation of [...preparations, undefined]) {
    for (const power of scene.powers.filter(one => scene.abilityOf(one).prepared === preparation)) scene.abilityOf(power).prepares?.(scene, power);
  }
}
