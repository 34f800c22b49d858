import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const underworldChannel: Group = {
  slug: 'underworld-channel',
  name: 'Underworld',
  covers: idsOf('werewolves/group/underworld-channel', 1),
};
