import { attack } from '../attack.ts';
import { protect } from '../effects.ts';
import { mode, onePlayer, others, upTo } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const witch: Role = {
  id: 'witch',
  name: 'Witch',
  team: 'townsfolk',
  category: 'killing',
  strength: 3.5,
  covers: idsOf('werewolves/role/witch', 7, 3),
  card: ['witch'],
  abilities: [
    {
      id: 'life', when: 'now', phase: 'night', perGame: 1, narrated: 'protected',
      form: (scene, _, seat) => ({ whom: upTo(3, others(scene, seat)), mode: mode(['life']) }),
      act: ({ scene, user }) => protect(scene, user, user),
      on: ({ scene, user }, target) => protect(scene, target, user),
    },
    {
      id: 'death', when: 'end', phase: 'night', isAttack: true, perGame: 1, narrated: 'attacked',
      form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)), mode: mode(['death']) }),
      on: (use, target) => void attack(use, target),
    },
  ],
};
