import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const baker: Role = {
  id: 'baker',
  name: 'Baker',
  team: 'townsfolk',
  category: 'group',
  strength: 2.5,
  groups: ['bakers'],
  covers: idsOf('werewolves/role/baker', 8, 3),
  card: ['baker'],
  infected: 'bloody-butcher',
  deal: { least: 2 },
};
