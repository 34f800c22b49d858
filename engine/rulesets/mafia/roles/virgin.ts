import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/virgin#1 */
const shielding = trait('shielding', { onDeath: 'shield' });

/** mafia/role/virgin */
export const virgin = baseRole({
  id: 'virgin',
  name: 'Virgin',
  mode: 'passive',
  categories: ['protective'],
  works: 'both',
  ing: 'Virgining',
  er: 'Virginer',
  covers: [
    'mafia/role/virgin#1',
    'mafia/role/virgin?1',
    'mafia/role/virgin?2',
    'mafia/role/virgin?3',
    'mafia/role/virgin?4',
    'mafia/role/virgin?5',
  ],
  card: 'virgin',
  trait: shielding,
});
