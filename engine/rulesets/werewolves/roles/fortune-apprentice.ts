import { changeRole } from '../change-role.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const fortuneApprentice: Role = {
  id: 'fortune-apprentice',
  name: 'Fortune Apprentice',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 2.5,
  covers: idsOf('werewolves/role/fortune-apprentice', 5, 4),
  card: ['fortune-apprentice'],
  startDay(scene, _, seat) {
    const lost = scene.list('lostRoles').map(id => scene.roles.byId(id)).find(({ team, category }) => team === 'townsfolk' && category === 'investigative');
    if (lost) changeRole(scene, seat, lost.id);
  },
};
