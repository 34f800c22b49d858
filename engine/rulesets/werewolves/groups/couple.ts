import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const couple: Group = {
  slug: 'couple',
  name: 'Couple',
  covers: idsOf('werewolves/group/couple', 1),
  lives: () => true,
};
