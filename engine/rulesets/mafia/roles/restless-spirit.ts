import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/restless-spirit#1 */
const restless = trait('restless', { state: 'spirit' });

/** mafia/role/restless-spirit */
export const restlessSpirit = baseRole({
  id: 'restless-spirit',
  name: 'Restless Spirit',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'day',
  ing: 'Restless Spiriting',
  er: 'Restless Spiriter',
  covers: [
    'mafia/role/restless-spirit#1',
    'mafia/role/restless-spirit#2',
    'mafia/role/restless-spirit#3',
    'mafia/role/restless-spirit?1',
    'mafia/role/restless-spirit?2',
  ],
  card: 'restless-spirit',
  trait: restless,
});
