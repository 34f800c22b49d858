import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/enabler#2 */
const enabling = trait('enabling', { watch: 'enable' });

/** mafia/role/enabler */
export const enabler = baseRole({
  id: 'enabler',
  name: 'Enabler',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'both',
  ing: 'Enabling',
  er: 'Enablerer',
  covers: [
    'mafia/role/enabler#1',
    'mafia/role/enabler#2',
    'mafia/role/enabler#3',
    'mafia/role/enabler#4',
    'mafia/role/enabler#5',
    'mafia/role/enabler#6',
    'mafia/role/enabler?1',
    'mafia/role/enabler?2',
    'mafia/role/enabler?3',
    'mafia/role/enabler?4',
  ],
  card: 'enabler',
  addsUp: true,
  labelled: true,
  trait: enabling,
});
