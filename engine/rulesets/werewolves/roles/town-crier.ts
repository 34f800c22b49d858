import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const townCrier: Role = {
  id: 'town-crier',
  name: 'Town Crier',
  team: 'townsfolk',
  category: 'miscellaneous',
  covers: idsOf('werewolves/role/town-crier', 3),
  card: ['town-crier'],
  decisions: ['town-crier-player'],
  begins(scene, _, seat) {
    const possible = scene.living.filter(one => one !== seat && scene.roleOf(one).team === 'townsfolk');
    if (possible.length === 0) return;
    const one = scene.draw('town-crier-player', possible);
    scene.tell(seat, { kind: 'result', key: 'told', ability: 'town crier', about: [one], result: { word: scene.roleOf(one).name } });
  },
};
