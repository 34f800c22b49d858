import { changeRole } from '../change-role.ts';
import { oneRole } from '../fields.ts';
import type { Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import type { Scene } from '../scene.ts';
import { idsOf } from '../rule-ids.ts';

/** The choice, and what it makes of the other one. werewolves/role/cat#1 */
function become(scene: Scene, seat: Seat, name: string): void {
  scene.set('dogChose', [...scene.list('dogChose'), `${seat}|${name}`]);
  changeRole(scene, seat, scene.roles.byName(name).id);
}

export const dog: Role = {
  id: 'dog',
  name: 'Dog',
  team: 'unaligned',
  category: 'align',
  strength: 2,
  covers: idsOf('werewolves/role/dog', 5, 1),
  card: ['dog'],
  abilities: [{
    id: 'choose', when: 'now', phase: 'night', only: 1, perGame: 1,
    form: scene => ({ role: oneRole(scene, 'role', ['Journalist', 'Cursed Civilian', 'Wolf']) }),
    act: ({ scene, user, answer }) => become(scene, user, answer['role']![0]!),
  }],
  endNight(scene, _, seat) {
    if (scene.play.phase.number === 1) become(scene, seat, 'Journalist');
  },
};
