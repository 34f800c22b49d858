import type { Seat } from '../../core/state.ts';
import { changeRole } from './change-role.ts';
import { disguise, ENCHANTED } from './looks.ts';
import { fieldsOf } from '../../core/json.ts';
import { fills } from './parts.ts';
import type { Scene } from './scene.ts';

export const CHARMED = 'charmed';

/** One for every ten players, or twenty where several play; at least one. werewolves/role/flute-player#1, ? */
export function perNight(scene: Scene): number {
  const several = scene.living.filter(seat => fills(scene.roleOf(seat), 'leads-flute')).length > 1;
  return Math.max(1, Math.round(scene.play.order.length / (several ? 20 : 10)));
}

/** Enchants a player, who knows by the channel. werewolves/attribute/enchanted */
export function enchant(scene: Scene, seat: Seat, by: Seat): void {
  if (!scene.has(ENCHANTED, seat)) scene.lay(ENCHANTED, seat, { by, args: { role: scene.roles.oneThat('leads-flute').id } });
  scene.join('enchanted', seat);
  uncharm(scene, seat);
}

/** Charms a player: weakly disguised, unless enchanted. werewolves/attribute/charmed */
export function charm(scene: Scene, seat: Seat, by: Seat): void {
  if (scene.has(ENCHANTED, seat) || scene.has(CHARMED, seat)) return;
  scene.lay(CHARMED, seat, { by });
  disguise(scene, seat, scene.roles.oneThat('leads-flute').name, false, { by, kind: CHARMED });
}

/** The charm goes, and the disguise with it. */
export function uncharm(scene: Scene, seat: Seat): void {
  scene.lift(CHARMED, seat);
  for (const { trait, holder, args } of scene.traits('disguise', seat).filter(one => fieldsOf(one.args)['kind'] === CHARMED)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
}

/** With no Flute Player left the others of the team are Flute Players, all of them at once. werewolves/role/flute-apprentice#3, werewolves/role/flute-charmer#5 */
export function succeed(scene: Scene): void {
  const team = scene.living.filter(seat => scene.roleOf(seat).team === 'flute');
  if (team.some(seat => fills(scene.roleOf(seat), 'leads-flute'))) return;
  for (const seat of team) changeRole(scene, seat, scene.roles.oneThat('leads-flute').id);
}
