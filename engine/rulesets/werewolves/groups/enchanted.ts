import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const enchanted: Group = {
  slug: 'enchanted',
  name: 'Enchanted',
  covers: idsOf('werewolves/group/enchanted', 1),
  lives: () => true,
};
