import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const spirit: Role = {
  id: 'spirit',
  name: 'Spirit',
  team: 'nightmare',
  category: 'miscellaneous',
  groups: ['nightmare-channel'],
  covers: idsOf('werewolves/role/spirit', 2),
  card: ['spirit'],
  deal: { never: true },
};
