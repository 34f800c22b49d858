import { coverUp } from '../cover.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { addSoul, SOUL_ABILITIES, soulDefence } from '../souls.ts';

export const demon: Role = {
  id: 'demon',
  name: 'Demon',
  team: 'hell',
  category: 'killing',
  strength: 4,
  groups: ['hell'],
  covers: idsOf('werewolves/role/demon', 8, 2),
  card: ['demon'],
  loyalty: 'team',
  abilities: SOUL_ABILITIES,
  defences: [soulDefence(2)],
  gains: (scene, _, seat) => addSoul(scene, seat),
  endDay: (scene, power, seat) => coverUp(scene, power, seat, false),
};
