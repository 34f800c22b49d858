import { investigation, itsName } from '../investigate.ts';
import { joinsAtDeath } from '../joining.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const loneWarlock: Role = {
  id: 'lone-warlock',
  name: 'Lone Warlock',
  team: 'werewolf',
  category: 'investigative',
  strength: 2.5,
  covers: idsOf('werewolves/role/lone-warlock', 9, 2),
  card: ['lone-warlock'],
  abilities: [investigation({ weak: true, strong: true, obstruction: true }, itsName)],
  decisions: ['lone-warlock-enchanted'],
  mourns: joinsAtDeath,
};
