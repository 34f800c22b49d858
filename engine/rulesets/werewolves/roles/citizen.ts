import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const citizen: Role = {
  id: 'citizen',
  name: 'Citizen',
  team: 'townsfolk',
  category: 'miscellaneous',
  covers: idsOf('werewolves/role/citizen', 2),
  card: ['citizen'],
};
