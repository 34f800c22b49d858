import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const hell: Group = {
  slug: 'hell',
  name: 'Hell',
  side: 'hell',
  covers: idsOf('werewolves/group/hell', 3),
};
