import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const cultLeader: Role = {
  id: 'cult-leader',
  name: 'Cult Leader',
  team: 'townsfolk',
  category: 'killing',
  strength: 3,
  groups: ['cult'],
  covers: idsOf('werewolves/role/cult-leader', 6, 2),
  card: ['cult-leader'],
  parts: ['leads-cult'],
  deal: { most: 1 },
};
