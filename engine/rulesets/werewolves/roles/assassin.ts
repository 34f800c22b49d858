import { attack } from '../attack.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const assassin: Role = {
  id: 'assassin',
  name: 'Assassin',
  team: 'townsfolk',
  category: 'killing',
  strength: 3.5,
  covers: idsOf('werewolves/role/assassin', 3, 1),
  card: ['assassin'],
  abilities: [{
    id: 'attack', when: 'end', phase: 'night', isAttack: true, from: 2, perGame: 3, narrated: 'attacked',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on: (use, target) => void attack(use, target),
  }],
};
