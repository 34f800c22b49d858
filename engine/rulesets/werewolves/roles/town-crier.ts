import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** One of the side, with the true role. werewolves/role/town-crier#1, #3 */
function learn(scene: Scene, _: HeldPower, seat: Seat): void {
  const possible = scene.living.filter(one => one !== seat && scene.roleOf(one).team === 'townsfolk');
  if (possible.length === 0) return;
  const one = scene.draw('town-crier-player', possible);
  scene.tell(seat, { kind: 'result', key: 'told', ability: 'town crier', about: [one], result: { word: scene.roleOf(one).name } });
}

export const townCrier: Role = {
  id: 'town-crier',
  name: 'Town Crier',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/town-crier', 3),
  card: ['town-crier'],
  decisions: ['town-crier-player'],
  begins: learn,
  gains(scene, _, seat) {
    if (scene.phase !== 'day 0') learn(scene, _, seat);
  },
};
