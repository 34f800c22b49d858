import { manyRoles, upTo } from '../fields.ts';
import { usesNow } from '../limits.ts';
import { disguise } from '../looks.ts';
import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import type { Scene } from '../scene.ts';
import { idsOf } from '../rule-ids.ts';
import { targetsOf } from '../use.ts';

/** Once a day: that somebody of the pack is among those who were tanned. werewolves/role/tanner#5 */
function tellPack(scene: Scene, id: string, seat: Seat): void {
  if (scene.fact(`tanned:${id}`) !== scene.phase) return;
  scene.set(`tanned:${id}`, '');
  scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'tanner', about: [], result: { yes: true } });
}

const most = 2;
const left = (scene: Scene, power: HeldPower): number => most - usesNow(scene, power, 'disguise');

export const tanner: Role = {
  id: 'tanner',
  name: 'Tanner',
  team: 'werewolf',
  category: 'power',
  strength: 2,
  covers: idsOf('werewolves/role/tanner', 10, 3),
  card: ['tanner'],
  abilities: [{
    id: 'disguise', when: 'now', phase: 'day', perPhase: most, perTarget: true, narrated: 'disguised',
    form: (scene, power) => ({ whom: upTo(left(scene, power), scene.living), role: { ...manyRoles(scene, left(scene, power)), each: 'whom' } }),
    on({ scene, power, user, answer }, target, _, index) {
      disguise(scene, target, answer['role']?.[index] ?? answer['role']![0]!, false, { by: user, until: `night ${scene.play.phase.number + 1}` });
      if (scene.members('wolfpack').includes(target)) scene.set(`tanned:${power.id}`, scene.phase);
      if (left(scene, power) === 0 && index === targetsOf(answer).length - 1) tellPack(scene, power.id, user);
    },
  }],
  endDay: (scene, power, seat) => tellPack(scene, power.id, seat),
};
