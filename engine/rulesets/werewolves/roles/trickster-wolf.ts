import { changeRole } from '../change-role.ts';
import { livingMembers } from '../members.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const tricksterWolf: Role = {
  id: 'trickster-wolf',
  name: 'Trickster Wolf',
  team: 'werewolf',
  category: 'miscellaneous',
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/trickster-wolf', 5, 2),
  card: ['trickster-wolf'],
  weight: { public: -1, private: { wolfpack: -1 } },
  deal: { never: true },
  settles(scene, _, seat) {
    if (livingMembers(scene, 'wolfpack').every(one => one === seat)) changeRole(scene, seat, 'wolf');
  },
};
