import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const underworldChannel: Group = {
  slug: 'underworld-channel',
  name: 'Underworld',
  side: 'underworld',
  covers: idsOf('werewolves/group/underworld-channel', 1),
};
