import { oneRole } from '../fields.ts';
import { seenRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const innkeeper: Role = {
  id: 'innkeeper',
  name: 'Innkeeper',
  team: 'townsfolk',
  category: 'investigative',
  strength: 1.5,
  covers: idsOf('werewolves/role/innkeeper', 5, 2),
  card: ['innkeeper'],
  abilities: [{
    id: 'count', when: 'now', phase: 'night',
    form: scene => ({ role: oneRole(scene) }),
    act(use) {
      const { scene, answer: { role = [] } } = use;
      answer(use, [], { count: scene.living.filter(seat => seenRole(scene, seat, { strong: true }).name === role[0]).length });
    },
  }],
};
