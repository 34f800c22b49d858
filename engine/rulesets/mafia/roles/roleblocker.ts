import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/roleblocker#1 */
const stayed = trait('stayed', { stops: { rule: 'mafia/role/roleblocker#1', whose: 'actor', sparesKilling: false } });

/** mafia/role/roleblocker */
export const roleblocker = baseRole({
  id: 'roleblocker',
  name: 'Roleblocker',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'blocking',
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Roleblocking',
  covers: ['mafia/role/roleblocker#1', 'mafia/role/roleblocker?1', 'mafia/role/roleblocker?2', 'mafia/role/roleblocker?3'],
  card: 'roleblocker',
  trait: stayed,
});
