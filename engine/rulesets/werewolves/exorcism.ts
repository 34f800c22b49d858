import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import type { Use } from './role.ts';
import type { Scene } from './scene.ts';

/** A trait of who was exorcised. werewolves/attribute/exorcised */
export const EXORCISED = 'exorcised';

/** Takes every effect of a solo team off a player: its members are told. Gives the effects. werewolves/role/exorcist#2, #3, #7 */
export function exorcise({ scene, role }: Pick<Use, 'scene' | 'role'>, seat: Seat): readonly string[] {
  const removed: string[] = [];
  for (const { id, effects = [] } of scene.teams) {
    for (const effect of effects.filter(one => scene.has(one, seat))) {
      scene.lift(effect, seat);
      removed.push(effect);
      for (const member of scene.living.filter(one => scene.roleOf(one).team === id)) scene.tell(member, { kind: 'notice', key: 'exorcised', ability: role.name.toLowerCase(), about: [seat], result: { word: effect } });
    }
  }
  if (removed.includes('doomed')) liftDoom(scene, seat);
  if (removed.includes('charmed')) liftKind(scene, seat, 'charmed');
  scene.leave('enchanted', seat);
  scene.leave('herded', seat);
  scene.lay(EXORCISED, seat);
  return removed;
}

/** What belongs to a doom goes with it. */
function liftDoom(scene: Scene, seat: Seat): void {
  for (const { trait, holder, args } of scene.play.traits.filter(one => one.holder === seat && fieldsOf(one.args)['doom'] === true)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
}

function liftKind(scene: Scene, seat: Seat, kind: string): void {
  for (const { trait, holder, args } of scene.play.traits.filter(one => one.holder === seat && fieldsOf(one.args)['kind'] === kind)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
}
