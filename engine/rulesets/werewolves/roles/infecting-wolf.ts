import { changeRole } from '../change-role.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const infectingWolf: Role = {
  id: 'infecting-wolf',
  name: 'Infecting Wolf',
  team: 'werewolf',
  category: 'power',
  strength: 4.5,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/infecting-wolf', 9, 5),
  card: ['infecting-wolf'],
  decisions: ['infecting-wolf-target'],
  abilities: [{
    id: 'infect', when: 'now', phase: 'night', only: 1, perGame: 1, forced: true, drawnAs: 'target', narrated: 'changed role',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on({ scene, user }, target) {
      const role = scene.roleOf(target);
      if (role.team === 'hell') return void changeRole(scene, user, 'imp');
      if (role.team === 'werewolf' || scene.members('wolfpack').includes(target)) return;
      const wasBaker = role.id === 'baker';
      if (!changeRole(scene, target, role.infected ?? 'wolf') || !wasBaker) return;
      for (const other of scene.members('bakers').filter(one => scene.isAlive(one) && scene.roleOf(one).id === 'baker')) changeRole(scene, other, 'butcher');
    },
  }],
};
