import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const bloodyButcher: Role = {
  id: 'bloody-butcher',
  name: 'Bloody Butcher',
  team: 'werewolf',
  category: 'group',
  strength: 3,
  lycan: true,
  groups: ['butchers', 'wolfpack'],
  covers: idsOf('werewolves/role/bloody-butcher', 3, 1),
  card: ['bloody-butcher'],
  deal: { most: 1, beside: ['butcher'] },
};
