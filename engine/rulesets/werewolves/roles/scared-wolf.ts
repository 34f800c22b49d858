import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const scaredWolf: Role = {
  id: 'scared-wolf',
  name: 'Scared Wolf',
  team: 'werewolf',
  category: 'miscellaneous',
  strength: 2.5,
  lycan: true,
  groups: ['wolfpack'],
  covers: idsOf('werewolves/role/scared-wolf', 3, 2),
  card: ['scared-wolf'],
  defences: [{
    layer: 'role', once: true,
    stops(scene, power, seat, { kind }) {
      if (kind !== 'attack' || !scene.isNight || power.spent?.['escape']) return false;
      scene.add({ type: 'PowerUsed', id: power.id, key: 'escape' });
      scene.tell(seat, { kind: 'notice', key: 'escaped', ability: 'scared wolf', about: [] });
      return true;
    },
  }],
};
