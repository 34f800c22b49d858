import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/lover#2 */
const bound = trait('bound', { watch: 'bond' });

/** mafia/role/lover */
export const lover = baseRole({
  id: 'lover',
  name: 'Lover',
  mode: 'passive',
  categories: ['killing'],
  works: 'both',
  ing: 'Lovering',
  er: 'Loverer',
  covers: [
    'mafia/role/lover#1',
    'mafia/role/lover#2',
    'mafia/role/lover#3',
    'mafia/role/lover?1',
    'mafia/role/lover?2',
    'mafia/role/lover?3',
    'mafia/role/lover?4',
  ],
  card: 'lover',
  addsUp: true,
  trait: bound,
});
