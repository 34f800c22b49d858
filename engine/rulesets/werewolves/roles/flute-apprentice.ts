import { succeed } from '../flute.ts';
import { ENCHANTED } from '../looks.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const fluteApprentice: Role = {
  id: 'flute-apprentice',
  name: 'Flute Apprentice',
  team: 'flute',
  category: 'power',
  strength: 2.5,
  drawnWith: { id: 'flute-player' },
  groups: ['flute-channel'],
  covers: idsOf('werewolves/role/flute-apprentice', 3),
  card: ['flute-apprentice'],
  abilities: [storedTarget()],
  redirects(scene, power, seat, { from }) {
    const target = storedFor(scene, power);
    if (target === undefined || !scene.has(ENCHANTED, from)) return undefined;
    scene.tell(seat, { kind: 'notice', key: 'assistant', ability: 'flute apprentice', about: [] });
    return target;
  },
  settles: succeed,
};
