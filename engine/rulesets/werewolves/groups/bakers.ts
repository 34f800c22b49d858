import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const bakers: Group = {
  slug: 'bakers',
  name: 'Bakers',
  side: 'townsfolk',
  covers: idsOf('werewolves/group/bakers', 3, 1),
  lives: () => true,
};
