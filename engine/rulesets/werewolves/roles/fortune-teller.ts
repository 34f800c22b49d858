import { investigation, itsName } from '../investigate.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const fortuneTeller: Role = {
  id: 'fortune-teller',
  name: 'Fortune Teller',
  team: 'townsfolk',
  category: 'investigative',
  strength: 4,
  covers: idsOf('werewolves/role/fortune-teller', 6),
  card: ['fortune-teller'],
  abilities: [investigation({ weak: true, strong: true, obstruction: true }, itsName)],
  decisions: ['fortune-teller-enchanted'],
};
