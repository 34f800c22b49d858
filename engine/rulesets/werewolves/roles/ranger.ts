import { isBlocked } from '../effects.ts';
import { seenRole } from '../looks.ts';
import { reveal } from '../moment.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const ranger: Role = {
  id: 'ranger',
  name: 'Ranger',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 2.5,
  covers: idsOf('werewolves/role/ranger', 6, 2),
  card: ['ranger'],
  abilities: [storedTarget()],
  mourns(scene, power, seat, deaths) {
    const death = deaths.find(one => one.seat === seat);
    const target = death && storedFor(scene, power, { evenDead: true });
    if (!death || target === undefined || isBlocked(scene, seat) || (death.kind === 'lynch' && death.direct)) return;
    if (!scene.isAlive(target) && !deaths.some(one => one.seat === target)) return;
    reveal(scene, seat, this.name);
    reveal(scene, target, seenRole(scene, target, { strong: true }).name);
  },
};
