import { livingMembers } from '../members.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const direwolf: Role = {
  id: 'direwolf',
  name: 'Direwolf',
  team: 'werewolf',
  category: 'killing',
  strength: 3.5,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/direwolf', 3, 2),
  card: ['direwolf'],
  moreAttacks: (scene, seat) => (livingMembers(scene, 'wolfpack').every(one => one === seat) ? 1 : 0),
};
