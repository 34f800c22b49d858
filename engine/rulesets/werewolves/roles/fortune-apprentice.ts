import { changeRole } from '../change-role.ts';
import { isLike, type Likeness } from '../likeness.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

/** Whose role is taken over. */
const TEACHER: Likeness = { team: 'townsfolk', category: 'investigative' };

export const fortuneApprentice: Role = {
  id: 'fortune-apprentice',
  name: 'Fortune Apprentice',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 2.5,
  drawnWith: TEACHER,
  covers: idsOf('werewolves/role/fortune-apprentice', 5, 4),
  card: ['fortune-apprentice'],
  startDay(scene, _, seat) {
    const lost = scene.list('lostRoles').map(id => scene.roles.byId(id)).find(role => isLike(role, TEACHER));
    if (lost) changeRole(scene, seat, lost.id);
  },
};
