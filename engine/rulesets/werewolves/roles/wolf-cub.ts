import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const wolfCub: Role = {
  id: 'wolf-cub',
  name: 'Wolf Cub',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 3,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/wolf-cub', 5, 2),
  card: ['wolf-cub'],
  gains: (scene, _, seat) => scene.lay('cub', seat),
};
