import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const citizen: Role = {
  id: 'citizen',
  name: 'Citizen',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1,
  fills: true,
  covers: idsOf('werewolves/role/citizen', 2),
  card: ['citizen'],
  parts: ['plain'],
};
