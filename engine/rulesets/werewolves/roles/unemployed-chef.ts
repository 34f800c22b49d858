import { protect } from '../effects.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { FED, hasLivingWaiter, serveWaiters } from '../waiters.ts';
import { descend } from '../wins.ts';

export const unemployedChef: Role = {
  id: 'unemployed-chef',
  name: 'Unemployed Chef',
  team: 'unaligned',
  category: 'miscellaneous',
  strength: 0,
  covers: idsOf('werewolves/role/unemployed-chef', 13, 1),
  card: ['unemployed-chef'],
  gains: serveWaiters,
  abilities: [{
    id: 'feed', when: 'now', phase: 'night', narrated: 'protected',
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat).filter(one => !scene.has(FED, one))) }),
    on({ scene, user }, target) {
      scene.lay(FED, target, { by: user });
      protect(scene, target, user);
    },
  }],
  settles(scene, _, seat) {
    if (!hasLivingWaiter(scene)) descend(scene, seat);
  },
  winsAlong: (scene, seat) => scene.isAlive(seat) && hasLivingWaiter(scene),
};
