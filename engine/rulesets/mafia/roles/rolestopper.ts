import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/rolestopper#1 */
const closed = trait('closed', { stops: { rule: 'mafia/role/rolestopper#1', whose: 'target', sparesKilling: false } });

/** mafia/role/rolestopper */
export const rolestopper = baseRole({
  id: 'rolestopper',
  name: 'Rolestopper',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'blocking',
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Rolestopping',
  covers: ['mafia/role/rolestopper#1', 'mafia/role/rolestopper?1', 'mafia/role/rolestopper?2'],
  card: 'rolestopper',
  trait: closed,
});
