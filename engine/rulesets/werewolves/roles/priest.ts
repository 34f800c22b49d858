import { sideOf } from '../alignment.ts';
import { attack } from '../attack.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { inVain } from '../tell.ts';

export const priest: Role = {
  id: 'priest',
  name: 'Priest',
  team: 'townsfolk',
  category: 'killing',
  strength: 2.5,
  covers: idsOf('werewolves/role/priest', 5, 3),
  card: ['priest'],
  abilities: [{
    id: 'water', when: 'end', phase: 'night', isAttack: true, narrated: 'attacked',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on(use, target, chosen) {
      if (use.scene.roleOf(target).lycan) attack(use, target);
      else if (sideOf(use.scene, target) === 'townsfolk') attack(use, use.user, { kind: 'kill', silent: true });
      else inVain(use, chosen);
    },
  }],
};
