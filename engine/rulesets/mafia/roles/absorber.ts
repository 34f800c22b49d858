import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/absorber#1 */
const absorbing = trait('absorbing', { watch: 'absorb' });

/** mafia/role/absorber */
export const absorber = baseRole({
  id: 'absorber',
  name: 'Absorber',
  mode: 'passive',
  categories: ['miscellaneous'],
  works: 'both',
  ing: 'Absorbing',
  er: 'Absorberer',
  covers: [
    'mafia/role/absorber#1',
    'mafia/role/absorber#2',
    'mafia/role/absorber#3',
    'mafia/role/absorber#4',
    'mafia/role/absorber#5',
    'mafia/role/absorber?1',
    'mafia/role/absorber?2',
    'mafia/role/absorber?3',
    'mafia/role/absorber?4',
  ],
  card: 'absorber',
  trait: absorbing,
});
