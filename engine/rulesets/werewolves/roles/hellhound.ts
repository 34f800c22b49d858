import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const hellhound: Role = {
  id: 'hellhound',
  name: 'Hellhound',
  team: 'werewolf',
  category: 'group',
  strength: 3,
  lycan: true,
  groups: ['hellhounds', 'wolfpack'],
  covers: idsOf('werewolves/role/hellhound', 4, 3),
  card: ['hellhound'],
  deal: { least: 2 },
};
