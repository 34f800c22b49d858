import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/bomb#1 */
const bombed = trait('bombed', { strikesBack: { rule: 'mafia/role/bomb#1' } });

/** mafia/role/bomb */
export const bomb = baseRole({
  id: 'bomb',
  name: 'Bomb',
  mode: 'passive',
  categories: ['killing'],
  works: 'both',
  ing: 'Bombing',
  er: 'Bomber',
  covers: [
    'mafia/role/bomb#1',
    'mafia/role/bomb#2',
    'mafia/role/bomb#3',
    'mafia/role/bomb?1',
    'mafia/role/bomb?2',
    'mafia/role/bomb?3',
    'mafia/role/bomb?4',
  ],
  card: 'bomb',
  trait: bombed,
});
