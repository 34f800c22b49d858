import type { Group } from '../group.ts';
import { fills } from '../parts.ts';
import { idsOf } from '../rule-ids.ts';

export const enchanted: Group = {
  slug: 'enchanted',
  name: 'Enchanted',
  covers: idsOf('werewolves/group/enchanted', 1),
  lives: () => true,
  reads: { who: scene => scene.living.filter(seat => fills(scene.roleOf(seat), 'leads-flute')), unnamed: true },
};
