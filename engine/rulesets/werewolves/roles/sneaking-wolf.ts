import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const sneakingWolf: Role = {
  id: 'sneaking-wolf',
  name: 'Sneaking Wolf',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/sneaking-wolf', 3),
  card: ['sneaking-wolf'],
  disguise: { role: 'Citizen', strong: true },
};
