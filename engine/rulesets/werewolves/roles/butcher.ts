import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const butcher: Role = {
  id: 'butcher',
  name: 'Butcher',
  team: 'townsfolk',
  category: 'group',
  strength: 1.5,
  groups: ['butchers'],
  covers: idsOf('werewolves/role/butcher', 5, 2),
  card: ['butcher'],
  infected: 'bloody-butcher',
  deal: { least: 2, beside: ['bloody-butcher'] },
};
