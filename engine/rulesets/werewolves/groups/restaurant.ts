import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const restaurant: Group = {
  slug: 'restaurant',
  name: 'Restaurant',
  covers: idsOf('werewolves/group/restaurant', 3),
  lives: () => true,
};
