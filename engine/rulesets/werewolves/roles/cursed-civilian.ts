import { isWolfish } from '../alignment.ts';
import { changeRole } from '../change-role.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const cursedCivilian: Role = {
  id: 'cursed-civilian',
  name: 'Cursed Civilian',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 0.5,
  covers: idsOf('werewolves/role/cursed-civilian', 3, 3),
  card: ['cursed-civilian'],
  defences: [{
    layer: 'change', once: true,
    stops: (scene, power, seat, { kind, by }) => kind === 'attack' && by !== undefined && scene.play.powers[power.id] !== undefined && isWolfish(scene, by) && changeRole(scene, seat, 'wolf'),
  }],
};
