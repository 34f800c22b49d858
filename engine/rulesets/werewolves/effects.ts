import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import { changeRole } from './change-role.ts';
import { isOut } from './guests.ts';
import type { Layer } from './role.ts';
import type { Scene } from './scene.ts';
import type { Attack } from './strike.ts';

/** Effects that lie on a player, apart from those of single teams. */
export const BLOCKED = 'blocked';
/** Protected from attacks, at night. */
export const PROTECTED = 'protected';
/** Becomes another role at night in place of dying; `args.role`: which. */
export const TURNS = 'demonized';

/** Protects from the attacks of this night, or of the one to come. werewolves/attribute/protected */
export const protect = (scene: Scene, seat: Seat, by: Seat): void =>
  scene.lay(PROTECTED, seat, { by, until: scene.isNight ? scene.phase : `night ${scene.play.phase.number + 1}` });

/** True if nothing comes of what this player does now. werewolves/rule/obstruction#5 */
export const isBlocked = (scene: Scene, seat: Seat): boolean => scene.has(BLOCKED, seat);

/** What has stopped an attack, for the trace: how, and who brought it about. */
export interface Stopped {
  readonly how: 'away' | 'protected' | 'turned';
  readonly by: readonly Seat[];
}

/** What effects on a player stop: protections in their layer, turning into another in theirs. */
export function effectStops(scene: Scene, layer: Layer, seat: Seat, attack: Attack): Stopped | undefined {
  if (layer === 'absence') return attack.kind === 'attack' && seat === attack.target && isOut(scene, seat) ? { how: 'away', by: [] } : undefined;
  if (layer === 'effect') return attack.kind === 'attack' ? protection(scene, seat, attack) : undefined;
  return layer === 'effect-change' && turns(scene, seat) ? { how: 'turned', by: [] } : undefined;
}

/** A guest who is out has left all protections of the own behind. werewolves/role/houseguest#7 */
function protection(scene: Scene, seat: Seat, attack: Attack): Stopped | undefined {
  if (!scene.isNight || (seat !== attack.target && isOut(scene, seat))) return undefined;
  const [found] = scene.traits(PROTECTED, seat);
  return found && { how: 'protected', by: found.by === undefined ? [] : [found.by] };
}

/** At night a demonized player does not die but turns, once, if the role can change. werewolves/attribute/demonized */
function turns(scene: Scene, seat: Seat): boolean {
  const [effect] = scene.traits(TURNS, seat);
  if (!effect || !scene.isNight) return false;
  const role = scene.roleOf(seat);
  const turned = changeRole(scene, seat, role.undead ?? String(fieldsOf(effect.args)['role']));
  if (turned) scene.lift(TURNS, seat);
  return turned;
}
