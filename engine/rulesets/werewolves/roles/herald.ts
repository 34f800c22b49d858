import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { storedRole, storedRoleOf } from '../stored.ts';

export const herald: Role = {
  id: 'herald',
  name: 'Herald',
  team: 'townsfolk',
  category: 'power',
  strength: 1.5,
  covers: idsOf('werewolves/role/herald', 9, 1),
  card: ['herald'],
  abilities: [storedRole()],
  mourns(scene, power, seat, deaths) {
    const role = storedRoleOf(scene, power);
    if (role === undefined || !scene.isAlive(seat)) return;
    const had = deaths.some(death => scene.roleOf(death.seat).name === role);
    if (had && !scene.living.some(one => scene.roleOf(one).name === role)) scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'herald', about: [], result: { word: role } });
  },
};
