import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const cultAcolyte: Role = {
  id: 'cult-acolyte',
  name: 'Cult Acolyte',
  team: 'townsfolk',
  category: 'group',
  strength: 2.5,
  groups: ['cult'],
  covers: idsOf('werewolves/role/cult-acolyte', 6, 3),
  card: ['cult-acolyte'],
  parts: ['follows-cult'],
  decisions: ['cult-heir'],
  deal: { beside: ['cult-leader'] },
};
