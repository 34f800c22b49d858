import { addLynch } from '../day/open.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const child: Role = {
  id: 'child',
  name: 'Child',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/child', 4, 1),
  card: ['child'],
  mourns(scene, _, seat, deaths) {
    if (deaths.some(death => death.seat === seat)) addLynch(scene);
  },
};
