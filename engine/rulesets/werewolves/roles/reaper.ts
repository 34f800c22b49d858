import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { SLEEPLESS } from '../sleepless.ts';

export const reaper: Role = {
  id: 'reaper',
  name: 'Reaper',
  team: 'nightmare',
  category: 'killing',
  groups: ['nightmare-channel'],
  covers: idsOf('werewolves/role/reaper', 7, 1),
  card: ['reaper'],
  abilities: [{
    id: 'sleepless', when: 'now', phase: 'night', narrated: 'kept awake',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => scene.roleOf(one).team !== 'nightmare')) }),
    on({ scene, user }, target) {
      if (!scene.has(SLEEPLESS, target)) scene.lay(SLEEPLESS, target, { by: user });
    },
  }],
};
