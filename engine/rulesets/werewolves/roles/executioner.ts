import { carryOutLynch } from '../day/lynch.ts';
import { isBlocked } from '../effects.ts';
import { reveal } from '../moment.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedFor, storedTarget } from '../stored.ts';

export const executioner: Role = {
  id: 'executioner',
  name: 'Executioner',
  team: 'townsfolk',
  category: 'killing',
  strength: 2.5,
  covers: idsOf('werewolves/role/executioner', 8, 4),
  card: ['executioner'],
  abilities: [storedTarget(power => (power.spent?.['pass'] ?? 0) > 0)],
  lynched(scene, power, seat, lynch) {
    const target = storedFor(scene, power);
    if (target === undefined || power.spent?.['pass'] || isBlocked(scene, seat) || scene.play.phase.number <= 1) return false;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'pass' });
    reveal(scene, seat, this.name);
    carryOutLynch(scene, { ...lynch, seat: target, direct: false, by: seat });
    return true;
  },
};
