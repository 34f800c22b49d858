import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** A trait of who is powdered. werewolves/attribute/powdered */
export const POWDERED = 'powdered';

/** Powders a player; false where there is powder already. */
export function powder(scene: Scene, seat: Seat, by: Seat): boolean {
  if (scene.has(POWDERED, seat)) return false;
  scene.lay(POWDERED, seat, { by });
  return true;
}

/** Who plays with fire does not burn: whoever lit it hears of it, and so does one who works outside the channel. werewolves/role/wisp#9, #10, werewolves/role/pyromancer#4 */
export function resistsFire(scene: Scene, seat: Seat, by: Seat): boolean {
  if (scene.roleOf(seat).team !== 'pyro') return false;
  const isOutside = !scene.members('pyros').includes(seat);
  scene.tell(by, { kind: 'result', key: isOutside ? 'fire.outside' : 'fire.failed', ability: scene.roleOf(by).name.toLowerCase(), about: [seat], result: { yes: false } });
  if (isOutside) scene.tell(seat, { kind: 'notice', key: 'fire.survived', ability: scene.roleOf(seat).name.toLowerCase(), about: [] });
  return true;
}
