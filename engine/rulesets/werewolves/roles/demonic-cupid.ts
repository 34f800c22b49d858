import { LOVE_MOMENTS } from '../love.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { addSoul } from '../souls.ts';

export const demonicCupid: Role = {
  id: 'demonic-cupid',
  name: 'Demonic Cupid',
  team: 'hell',
  category: 'miscellaneous',
  groups: ['hell'],
  covers: idsOf('werewolves/role/demonic-cupid', 5),
  card: ['demonic-cupid'],
  parts: ['loves', 'loves-in-hell'],
  deal: { never: true },
  loyalty: 'team',
  gains: (scene, _, seat) => addSoul(scene, seat),
  ...LOVE_MOMENTS,
};
