import { kill } from '../attack.ts';
import { onePlayer, others } from '../fields.ts';
import { contaminate, isContaminated, resistsPlague, RODENTS } from '../plague.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { inVain } from '../tell.ts';

export const plagueBearer: Role = {
  id: 'plague-bearer',
  name: 'Plague Bearer',
  team: 'plague',
  category: 'killing',
  strength: 5,
  groups: ['plague-pit'],
  covers: idsOf('werewolves/role/plague-bearer', 17, 3),
  card: ['plague-bearer'],
  begins: scene => scene.set(RODENTS, Number(scene.fact(RODENTS) ?? 0) + Math.round(scene.play.order.length / 5)),
  abilities: [{
    id: 'rodent', when: 'now', phase: 'night', narrated: 'contaminated',
    isOpen: scene => Number(scene.fact(RODENTS) ?? 0) > 0,
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => scene.roleOf(one).team !== 'plague')) }),
    on(use, target, chosen) {
      const { scene, user } = use;
      if (resistsPlague(scene, target)) {
        kill(scene, target, user, use.role.name);
        return;
      }
      scene.set(RODENTS, Number(scene.fact(RODENTS)) - 1);
      if (isContaminated(scene, target)) inVain(use, chosen);
      else contaminate(scene, target);
    },
  }],
};
