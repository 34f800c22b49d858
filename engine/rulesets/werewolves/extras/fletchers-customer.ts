import { isBlocked } from '../effects.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const fletchersCustomer: Role = {
  id: 'fletchers-customer',
  name: "Fletcher's Customer",
  team: 'unaligned',
  category: 'extra',
  covers: idsOf('werewolves/role/fletchers-customer', 9, 2),
  card: ['fletchers-customer'],
  abilities: [storedTarget()],
  avenges(scene, power, seat, { kind, direct }) {
    const target = storedFor(scene, power);
    if (target === undefined || isBlocked(scene, seat) || (kind === 'lynch' && direct)) return [];
    return [{ target, kind: 'attack', by: seat, role: this.name, silent: true }];
  },
};
