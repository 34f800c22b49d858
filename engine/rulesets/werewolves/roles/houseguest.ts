import { onePlayer, others } from '../fields.ts';
import { GUEST } from '../guests.ts';
import { chosenLast } from '../limits.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const houseguest: Role = {
  id: 'houseguest',
  name: 'Houseguest',
  team: 'townsfolk',
  category: 'power',
  strength: 1.5,
  covers: idsOf('werewolves/role/houseguest', 7, 5),
  card: ['houseguest'],
  aliases: ['Hooker'],
  abilities: [{
    id: 'stay', when: 'now', phase: 'night', narrated: 'stayed with',
    form: (scene, power, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => !chosenLast(scene, power, 'stay').includes(one))) }),
    on: ({ scene, user }, target) => scene.lay(GUEST, user, { by: target, until: scene.phase }),
  }],
};
