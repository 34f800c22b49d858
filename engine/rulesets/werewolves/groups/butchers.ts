import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const butchers: Group = {
  slug: 'butchers',
  name: 'Butchers',
  covers: idsOf('werewolves/group/butchers', 2),
};
