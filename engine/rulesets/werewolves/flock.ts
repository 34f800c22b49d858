import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** Traits of who is tagged, and of who is herded. werewolves/attribute/tagged, werewolves/attribute/herded */
export const TAGGED = 'tagged';
export const HERDED = 'herded';

/** The shepherds hear of each. werewolves/role/shepherd#4 */
const tell = (scene: Scene, seat: Seat, key: string): void => {
  for (const one of scene.living.filter(other => scene.roleOf(other).team === 'flock')) scene.tell(one, { kind: 'notice', key, ability: scene.roleOf(one).name.toLowerCase(), about: [seat] });
};

export function herd(scene: Scene, seat: Seat): void {
  if (scene.has(HERDED, seat)) return;
  scene.lay(HERDED, seat);
  scene.join('herded', seat);
  tell(scene, seat, 'herded');
}

export function unherd(scene: Scene, seat: Seat): void {
  scene.lift(HERDED, seat);
  scene.leave('herded', seat);
  tell(scene, seat, 'unherded');
}
