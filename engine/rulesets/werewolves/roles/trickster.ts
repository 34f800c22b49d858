import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const trickster: Role = {
  id: 'trickster',
  name: 'Trickster',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 0.5,
  covers: idsOf('werewolves/role/trickster', 5),
  card: ['trickster'],
  weight: { public: -1 },
  infected: 'trickster-wolf',
};
