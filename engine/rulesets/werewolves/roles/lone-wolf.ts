import { isWolfish, sideOf } from '../alignment.ts';
import { attack } from '../attack.ts';
import { onePlayer, others } from '../fields.ts';
import { joinsAtDeath } from '../joining.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { inVain } from '../tell.ts';

export const loneWolf: Role = {
  id: 'lone-wolf',
  name: 'Lone Wolf',
  team: 'werewolf',
  category: 'killing',
  strength: 3,
  lycan: true,
  covers: idsOf('werewolves/role/lone-wolf', 9, 3),
  card: ['lone-wolf'],
  abilities: [{
    id: 'attack', when: 'end', phase: 'night', isAttack: true, narrated: 'attacked',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on(use, target, chosen) {
      if (sideOf(use.scene, target) === 'townsfolk') attack(use, target);
      else if (isWolfish(use.scene, target)) attack(use, use.user, { kind: 'kill', silent: true });
      else inVain(use, chosen);
    },
  }],
  mourns: joinsAtDeath,
};
