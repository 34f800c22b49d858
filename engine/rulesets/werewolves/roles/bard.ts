import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';

export const bard: Role = {
  id: 'bard',
  name: 'Bard',
  team: 'townsfolk',
  category: 'miscellaneous',
  strength: 1.5,
  covers: idsOf('werewolves/role/bard', 9, 2),
  card: ['bard'],
  visited(scene, _, seat, { to, narrated }) {
    if (to === seat && narrated !== undefined) scene.report({ kind: 'notice', key: 'bard', about: [seat], result: { word: narrated } });
  },
};
