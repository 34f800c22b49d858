import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/beloved#1 */
const mourned = trait('mourned', { onDeath: 'skip-day' });

/** mafia/role/beloved */
export const beloved = baseRole({
  id: 'beloved',
  name: 'Beloved',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'both',
  ing: 'Beloveding',
  er: 'Beloveder',
  covers: ['mafia/role/beloved#1', 'mafia/role/beloved?1', 'mafia/role/beloved?2', 'mafia/role/beloved?3'],
  card: 'beloved',
  trait: mourned,
});
