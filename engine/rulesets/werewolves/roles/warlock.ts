import { investigation, itsName } from '../investigate.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const warlock: Role = {
  id: 'warlock',
  name: 'Warlock',
  team: 'werewolf',
  category: 'investigative',
  strength: 2.5,
  covers: idsOf('werewolves/role/warlock', 8),
  card: ['warlock'],
  abilities: [investigation({ weak: true, strong: true, obstruction: true }, itsName)],
  decisions: ['warlock-enchanted'],
};
