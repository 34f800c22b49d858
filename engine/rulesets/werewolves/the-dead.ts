import type { Seat } from '../../core/state.ts';
import type { Words } from './role.ts';
import type { Scene } from './scene.ts';

/** The channel of all who are out, whatever their team. werewolves/rule/channels#3 */
const THE_DEAD = 'the-dead';

export const joinTheDead = (scene: Scene, seat: Seat): void => scene.join(THE_DEAD, seat, { withDead: true });

/** Something is put to the dead in their channel. */
export function tellTheDead(scene: Scene, words: Words): void {
  for (const seat of scene.members(THE_DEAD)) scene.tell(seat, words);
}
