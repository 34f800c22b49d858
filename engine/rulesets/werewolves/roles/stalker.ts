import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { INVISIBLE } from '../votes.ts';

export const stalker: Role = {
  id: 'stalker',
  name: 'Stalker',
  team: 'townsfolk',
  category: 'power',
  strength: 2.5,
  covers: idsOf('werewolves/role/stalker', 4, 3),
  card: ['stalker'],
  abilities: [{
    id: 'threaten', when: 'now', phase: 'day', from: 1, narrated: 'manipulated',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on: ({ scene, user }, target) => scene.lay(INVISIBLE, target, { by: user, until: scene.phase, args: { votes: 2 } }),
  }],
};
