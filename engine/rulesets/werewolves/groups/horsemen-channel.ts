import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const horsemenChannel: Group = {
  slug: 'horsemen-channel',
  name: 'Horsemen',
  side: 'horsemen',
  covers: idsOf('werewolves/group/horsemen-channel', 1),
  lives: () => true,
};
