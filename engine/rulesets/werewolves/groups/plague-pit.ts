import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const plaguePit: Group = {
  slug: 'plague-pit',
  name: 'Plague',
  side: 'plague',
  covers: idsOf('werewolves/group/plague-pit', 1),
};
