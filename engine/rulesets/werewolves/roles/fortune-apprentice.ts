import { changeRole } from '../change-role.ts';
import { isLike, type Likeness } from '../likeness.ts';
import { lostByMoment } from '../lost-roles.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

/** Whose role is taken over. */
const TEACHER: Likeness = { team: 'townsfolk', category: 'investigative' };

/** The names of those of the roles that may be taken over, each once. */
const teachers = (scene: Scene, ids: readonly string[]): readonly string[] =>
  [...new Set(ids.map(id => scene.roles.byId(id)).filter(role => isLike(role, TEACHER)).map(({ name }) => name))];

export const fortuneApprentice: Role = {
  id: 'fortune-apprentice',
  name: 'Fortune Apprentice',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 2.5,
  drawnWith: TEACHER,
  covers: idsOf('werewolves/role/fortune-apprentice', 5, 4),
  card: ['fortune-apprentice'],
  decisions: ['fortune-apprentice-role'],
  startDay(scene, _, seat) {
    const [first] = lostByMoment(scene).map(ids => teachers(scene, ids)).filter(names => names.length > 0);
    if (first) changeRole(scene, seat, scene.roles.byName(scene.draw('fortune-apprentice-role', first)).id);
  },
};
