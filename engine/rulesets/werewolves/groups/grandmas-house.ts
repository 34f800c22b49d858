import type { Group } from '../group.ts';
import { idsOf } from '../rule-ids.ts';

export const grandmasHouse: Group = {
  slug: 'grandmas-house',
  name: 'Grandma\'s house',
  covers: idsOf('werewolves/group/grandmas-house', 2, 2),
  lives: () => true,
  startNight(scene) {
    for (const seat of scene.members('grandmas-house')) scene.leave('grandmas-house', seat);
  },
};
