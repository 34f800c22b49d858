import { isWolfish } from '../alignment.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const runner: Role = {
  id: 'runner',
  name: 'Runner',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/runner', 6, 2),
  card: ['runner'],
  defences: [{
    layer: 'role', once: true,
    stops(scene, power, seat, { by, kind }) {
      if (kind !== 'attack' || by === undefined || power.spent?.['escape'] || !isWolfish(scene, by)) return false;
      scene.add({ type: 'PowerUsed', id: power.id, key: 'escape' });
      scene.tell(seat, { kind: 'notice', key: 'escaped', ability: 'runner', about: [] });
      scene.set('stopWord', 'ran away');
      return true;
    },
  }],
};
