import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { addSoul } from '../souls.ts';

export const imp: Role = {
  id: 'imp',
  name: 'Imp',
  team: 'hell',
  category: 'miscellaneous',
  groups: ['hell'],
  covers: idsOf('werewolves/role/imp', 6, 1),
  card: ['imp'],
  loyalty: 'team',
  deal: { never: true },
  gains: (scene, _, seat) => addSoul(scene, seat),
};
