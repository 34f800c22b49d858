import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const devoutVillager: Role = {
  id: 'devout-villager',
  name: 'Devout Villager',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/devout-villager', 5, 1),
  card: ['devout-villager'],
  loyalty: 'role',
};
