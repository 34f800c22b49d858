import { idsOf } from '../rule-ids.ts';
import { changeRole } from '../change-role.ts';
import { DOOMED, doomTraits, isRider, TOGETHER } from '../dooms.ts';
import { isUnaligned } from '../alignment.ts';
import { isOn } from '../options.ts';
import { fills } from '../parts.ts';
import { fieldsOf } from '../../../core/json.ts';
import type { Seat } from '../../../core/state.ts';
import type { Scene } from '../scene.ts';
import type { TeamRules } from '../wins.ts';

export const horsemen: TeamRules = {
  id: 'horsemen',
  name: 'Horsemen',
  covers: idsOf('werewolves/team/horsemen', 7, 2),
  effects: [DOOMED],
  startNight(scene) {
    if (scene.play.phase.number === 1) scene.set('ridersAtStart', [...new Set(scene.play.order.filter(seat => isRider(scene, seat)).map(seat => scene.roleOf(seat).name))]);
  },
  strikes: scene => (scene.isNight
    ? scene.living.flatMap(target => lastNights(scene, target).slice(0, 1).map(({ role }) => ({ target, kind: 'kill' as const, role: String(role), silent: true as const })))
    : []),
  ends(scene) {
    const riders = scene.living.filter(seat => isRider(scene, seat));
    if (riders.length === 0) {
      for (const { trait, holder, args } of doomTraits(scene)) scene.add({ type: 'TraitLifted', trait, holder, ...(args === undefined ? {} : { args }) });
    } else doomsday(scene, riders);
  },
};

/** The dooms by which a player dies tonight. */
const lastNights = (scene: Scene, seat: Seat) => scene.traits('last-night', seat).map(({ args }) => fieldsOf(args)).filter(({ night }) => night === scene.play.phase.number);

/** Or once one of the united, now in another role. werewolves/attribute/doomed#7 */
const isDoomed = (scene: Scene, seat: Seat): boolean => scene.has(DOOMED, seat) || scene.members(TOGETHER).includes(seat);

/** All riders have found each other and everybody else is doomed. werewolves/rule/doomsday#3 */
function doomsday(scene: Scene, riders: readonly string[]): void {
  const unchanged = riders.filter(seat => !fills(scene.roleOf(seat), 'rides-last'));
  if (unchanged.length === 0 || scene.phase === 'day 0') return;
  const united = riders.length === 1 || riders.every(seat => scene.members(TOGETHER).includes(seat));
  const others = scene.living.filter(seat => !isRider(scene, seat) && (isOn(scene.terms, 'doomsdayUnaligned') || !isUnaligned(scene, seat)));
  if (!united || others.length === 0 || !others.every(seat => isDoomed(scene, seat))) return;
  for (const seat of unchanged) changeRole(scene, seat, scene.roles.oneThat('rides-last').id);
}
