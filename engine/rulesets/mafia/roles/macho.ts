import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/macho#1 */
const proud = trait('proud', {
  fails: { rule: 'mafia/role/macho#1', protective: false, part: ({ power }) => power.role.categories.includes('protective') },
});

/** mafia/role/macho */
export const macho = baseRole({
  id: 'macho',
  name: 'Macho',
  mode: 'passive',
  categories: ['manipulative'],
  works: 'both',
  ing: 'Machoing',
  er: 'Machoiser',
  covers: ['mafia/role/macho#1', 'mafia/role/macho?1', 'mafia/role/macho?2', 'mafia/role/macho?3'],
  card: 'macho',
  trait: proud,
});
