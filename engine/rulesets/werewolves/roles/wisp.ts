import { changeRole } from '../change-role.ts';
import { onePlayer, others } from '../fields.ts';
import { POWDERED, powder, resistsFire } from '../fire.ts';
import { livingMembers } from '../members.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const wisp: Role = {
  id: 'wisp',
  name: 'Wisp',
  team: 'pyro',
  category: 'killing',
  strength: 4,
  covers: idsOf('werewolves/role/wisp', 13, 4),
  card: ['wisp'],
  abilities: [{
    id: 'visit', when: 'now', phase: 'day', narrated: 'powdered',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on({ scene, power, user }, target, chosen) {
      const lit = scene.has(POWDERED, target);
      if (!lit) powder(scene, target, user);
      scene.set(`lit:${power.id}`, [lit ? target : '', chosen]);
    },
  }],
  strikes(scene, power, seat) {
    const [target = '', chosen = ''] = scene.list(`lit:${power.id}`);
    if (scene.isNight || chosen === '') return [];
    scene.set(`lit:${power.id}`, []);
    if (target === '') {
      scene.tell(seat, { kind: 'result', key: 'told', ability: 'wisp', about: [chosen], result: { word: 'powdered' } });
      return [];
    }
    return scene.isAlive(target) && !resistsFire(scene, target, seat) ? [{ target, kind: 'attack', by: seat, role: this.name, arrived: true }] : [];
  },
  settles(scene) {
    if (livingMembers(scene, 'pyros').length > 0) return;
    for (const one of scene.holdersOf(this.id)) if (scene.isAlive(one)) changeRole(scene, one, 'pyromancer'); // all of them at once
  },
};
