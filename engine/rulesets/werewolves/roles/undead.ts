import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const undead: Role = {
  id: 'undead',
  name: 'Undead',
  team: 'underworld',
  category: 'miscellaneous',
  groups: ['underworld-channel'],
  covers: idsOf('werewolves/role/undead', 5, 1),
  card: ['undead'],
  deal: { never: true },
};
