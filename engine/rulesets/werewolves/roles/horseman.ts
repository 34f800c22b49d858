import { changeRole } from '../change-role.ts';
import { kindFor, RIDE_TOGETHER } from '../dooms.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const horseman: Role = {
  id: 'horseman',
  name: 'Horseman',
  team: 'horsemen',
  category: 'power',
  strength: 4,
  covers: idsOf('werewolves/role/horseman', 8, 2),
  card: ['horseman'],
  parts: ['rides'],
  deal: { together: RIDE_TOGETHER },
  decisions: ['horseman-kind'],
  endDay(scene, _, seat) {
    if (scene.play.phase.number === 0) changeRole(scene, seat, kindFor(scene));
  },
};
