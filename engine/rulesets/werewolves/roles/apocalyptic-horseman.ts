import { attack } from '../attack.ts';
import { TRIED } from '../dooms.ts';
import { onePlayer, others } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const apocalypticHorseman: Role = {
  id: 'apocalyptic-horseman',
  name: 'Apocalyptic Horseman',
  team: 'horsemen',
  category: 'killing',
  covers: idsOf('werewolves/role/apocalyptic-horseman', 6, 2),
  card: ['apocalyptic-horseman'],
  parts: ['rides-last'],
  deal: { never: true },
  abilities: [{
    id: 'attack', when: 'end', phase: 'night', isAttack: true, narrated: 'attacked',
    isOpen: (scene, _, seat) => !scene.has(TRIED, seat),
    form: (scene, _, seat) => ({ whom: onePlayer(others(scene, seat)) }),
    on: (use, target) => void attack(use, target),
  }],
  defences: [{ layer: 'role', stops: scene => scene.isNight }],
};
