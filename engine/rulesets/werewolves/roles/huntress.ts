import { isBlocked } from '../effects.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const huntress: Role = {
  id: 'huntress',
  name: 'Huntress',
  team: 'townsfolk',
  category: 'killing',
  strength: 2.5,
  covers: idsOf('werewolves/role/huntress', 7, 3),
  card: ['huntress'],
  abilities: [storedTarget()],
  avenges(scene, power, seat, { kind, direct }) {
    const target = storedFor(scene, power);
    if (target === undefined || isBlocked(scene, seat) || (kind === 'lynch' && direct)) return [];
    return [{ target, kind: 'attack', by: seat, role: this.name, silent: true }];
  },
};
