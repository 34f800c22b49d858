import { investigation } from '../investigate.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const auraTeller: Role = {
  id: 'aura-teller',
  name: 'Aura Teller',
  team: 'townsfolk',
  category: 'investigative',
  strength: 3,
  covers: idsOf('werewolves/role/aura-teller', 9, 1),
  card: ['aura-teller'],
  abilities: [investigation({ strong: true }, role => ({ word: role.lycan || role.category === 'killing' ? 'a threat' : 'not a threat' }))],
};
