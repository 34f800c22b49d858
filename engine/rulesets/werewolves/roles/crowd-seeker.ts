import { manyRoles, others } from '../fields.ts';
import { investigatedRole } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { answer } from '../tell.ts';

export const crowdSeeker: Role = {
  id: 'crowd-seeker',
  name: 'Crowd Seeker',
  team: 'townsfolk',
  category: 'investigative',
  strength: 3,
  covers: idsOf('werewolves/role/crowd-seeker', 9, 2),
  card: ['crowd-seeker'],
  abilities: [{
    id: 'guess', when: 'now', phase: 'night', narrated: 'investigated',
    form: (scene, _, seat) => ({ whom: { of: 'seat', label: 'whom-some', min: 1, max: 3, distinct: false, from: () => others(scene, seat) }, role: { ...manyRoles(scene, 3), each: 'whom' } }),
    on(use, target, chosen, index) {
      const guess = use.answer['role']?.[index];
      if (guess !== undefined) answer(use, [chosen], { yes: investigatedRole(use.scene, use.user, target, { weak: true, strong: true, obstruction: true }, 'crowd-seeker').name === guess });
    },
  }],
  decisions: ['crowd-seeker-enchanted'],
};
