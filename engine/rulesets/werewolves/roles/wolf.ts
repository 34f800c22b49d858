import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const wolf: Role = {
  id: 'wolf',
  name: 'Wolf',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 2.5,
  fills: true,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/wolf', 2),
  card: ['wolf'],
  parts: ['pack-recruit'],
};
