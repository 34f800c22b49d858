import type { HeldPower, Seat } from '../../../core/state.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { WEIGHT } from '../votes.ts';

/** Once; and the vote is gone with it. werewolves/role/idiot#1, #2 */
function survive(scene: Scene, power: HeldPower, seat: Seat): boolean {
  if (power.spent?.['survive']) return false;
  scene.add({ type: 'PowerUsed', id: power.id, key: 'survive' });
  scene.lay(WEIGHT, seat, { args: { set: 0, bound: power.id } });
  scene.tell(seat, { kind: 'notice', key: 'idiot', ability: 'idiot', about: [] });
  return true;
}

export const idiot: Role = {
  id: 'idiot',
  name: 'Idiot',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/idiot', 4, 3),
  card: ['idiot'],
  defences: [{
    layer: 'partial', once: true,
    stops: (scene, power, seat) => survive(scene, power, seat),
  }],
  lynched(scene, power, seat) {
    if (!survive(scene, power, seat)) return false;
    scene.announce({ kind: 'notice', key: 'lynch.survived', about: [seat] });
    return true;
  },
};
