import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/ascetic#1 */
const secluded = trait('secluded', { stops: { rule: 'mafia/role/ascetic#1', whose: 'target', sparesKilling: true } });

/** mafia/role/ascetic */
export const ascetic = baseRole({
  id: 'ascetic',
  name: 'Ascetic',
  mode: 'passive',
  categories: ['manipulative'],
  subcategory: 'blocking',
  works: 'both',
  ing: 'Asceticing',
  er: 'Asceticiser',
  covers: ['mafia/role/ascetic#1', 'mafia/role/ascetic?1', 'mafia/role/ascetic?2', 'mafia/role/ascetic?3', 'mafia/role/ascetic?4'],
  card: 'ascetic',
  trait: secluded,
});
