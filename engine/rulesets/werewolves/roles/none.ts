import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const none: Role = {
  id: 'none',
  name: 'None',
  team: 'unaligned',
  category: 'miscellaneous',
  covers: idsOf('werewolves/role/none', 5, 3),
  card: ['none'],
  deal: { never: true },
  inTheWayOf: 'werewolf',
  abilities: [{
    id: 'host', when: 'end', phase: 'night', from: 2,
    form: () => ({ whom: { of: 'seat', label: 'whom', min: 1, max: 1, distinct: true, from: () => ['Host'] } }),
    act({ scene, user }) {
      scene.why('none', 'werewolves/role/none#2', 'alert', { by: [user] });
      return false;
    },
  }],
  winsAlong: (_, __, winners) => !winners.includes('werewolf') && winners.length > 0,
};
