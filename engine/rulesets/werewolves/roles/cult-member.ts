import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const cultMember: Role = {
  id: 'cult-member',
  name: 'Cult Member',
  team: 'townsfolk',
  category: 'group',
  strength: 2.5,
  groups: ['cult'],
  covers: idsOf('werewolves/role/cult-member', 6),
  card: ['cult-member'],
  deal: { beside: ['cult-leader'] },
};
