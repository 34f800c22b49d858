import { words } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const bartender: Role = {
  id: 'bartender',
  name: 'Bartender',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/bartender', 3),
  card: ['bartender'],
  abilities: [{
    id: 'say', when: 'now', phase: 'any', perPhase: 99,
    form: () => ({ text: words(400) }),
    act: ({ scene, answer }) => scene.announce({ kind: 'notice', key: 'tavern', about: [], args: { text: answer['text']![0]! } }),
  }],
};
