import { investigation } from '../investigate.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const huntsman: Role = {
  id: 'huntsman',
  name: 'Huntsman',
  team: 'townsfolk',
  category: 'investigative',
  strength: 3.5,
  covers: idsOf('werewolves/role/huntsman', 6, 1),
  card: ['huntsman'],
  abilities: [investigation({}, (_, { scene }, seat) => ({ yes: scene.members('wolfpack').includes(seat) }))],
};
