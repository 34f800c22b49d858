import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const laboratory: Group = {
  slug: 'laboratory',
  name: 'Laboratory',
  covers: idsOf('werewolves/group/laboratory', 2, 1),
  lives: () => true,
};
