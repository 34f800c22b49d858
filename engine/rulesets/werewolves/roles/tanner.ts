import { manyRoles, upTo } from '../fields.ts';
import { disguise } from '../looks.ts';
import type { Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import type { Scene } from '../scene.ts';
import { idsOf } from '../rule-ids.ts';

/** Once a day: that somebody of the pack is among those who were tanned. werewolves/role/tanner#5 */
function tellPack(scene: Scene, id: string, seat: Seat): void {
  if (scene.fact(`tanned:${id}`) !== scene.phase) return;
  scene.set(`tanned:${id}`, '');
  scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'tanner', about: [], result: { yes: true } });
}

export const tanner: Role = {
  id: 'tanner',
  name: 'Tanner',
  team: 'werewolf',
  category: 'power',
  strength: 2,
  covers: idsOf('werewolves/role/tanner', 10, 3),
  card: ['tanner'],
  abilities: [{
    id: 'disguise', when: 'now', phase: 'day', narrated: 'disguised',
    form: scene => ({ whom: upTo(2, scene.living), role: manyRoles(scene, 2) }),
    on({ scene, power, user, answer }, target, _, index) {
      disguise(scene, target, answer['role']?.[index] ?? answer['role']![0]!, false, { by: user, until: `night ${scene.play.phase.number + 1}` });
      if (scene.members('wolfpack').includes(target)) scene.set(`tanned:${power.id}`, scene.phase);
      if (scene.fact(`tanned:${power.id}`) === scene.phase && index === 1) tellPack(scene, power.id, user);
    },
  }],
  endDay: (scene, power, seat) => tellPack(scene, power.id, seat),
};
