import { fieldsOf } from '../../core/json.ts';
import type { Seat } from '../../core/state.ts';
import type { Role } from './role.ts';
import type { AffectedBy } from './role.ts';
import type { Scene } from './scene.ts';

export const DISGUISE = 'disguise';
/** A trait of who gets false answers; `args.role`: which. werewolves/attribute/enchanted */
export const ENCHANTED = 'enchanted';

/** Puts a disguise on a player: the last one that counts is seen. werewolves/rule/disguises#4 */
export function disguise(scene: Scene, seat: Seat, role: string, strong: boolean, more: { readonly by?: Seat; readonly until?: string; readonly bound?: string; readonly kind?: string } = {}): void {
  const { by, until, bound, kind } = more;
  scene.lay(DISGUISE, seat, {
    ...(by === undefined ? {} : { by }), ...(until === undefined ? {} : { until }),
    args: { role, strong, ...(bound === undefined ? {} : { bound }), ...(kind === undefined ? {} : { kind }) },
  });
}

/** The role as which a player is seen by who is deceived so. Roles that strong disguises deceive look through weak ones. werewolves/rule/disguises#3 */
export function seenRole(scene: Scene, seat: Seat, { weak, strong }: AffectedBy): Role {
  const counts = scene.traits(DISGUISE, seat).filter(({ args }) => (fieldsOf(args)['strong'] === true ? weak || strong : weak));
  const last = counts.at(-1);
  return last ? scene.roles.byName(String(fieldsOf(last.args)['role'])) : scene.roleOf(seat);
}

/** What an investigator sees; the enchanted see something else in three cases of five, if such things work on them. werewolves/rule/obstruction#9 */
export function investigatedRole(scene: Scene, user: Seat, seat: Seat, affected: AffectedBy, key: string): Role {
  const seen = seenRole(scene, seat, affected);
  const [spell] = affected.obstruction ? scene.traits(ENCHANTED, user) : [];
  if (!spell) return seen;
  const wrong = scene.draw(`${key}-enchanted`, ['false', 'false', 'false', 'true', 'true']) === 'false';
  return wrong ? scene.roles.byId(String(fieldsOf(spell.args)['role'])) : seen;
}
