import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const horsemenChannel: Group = {
  slug: 'horsemen-channel',
  name: 'Horsemen',
  covers: idsOf('werewolves/group/horsemen-channel', 1),
  lives: () => true,
};
