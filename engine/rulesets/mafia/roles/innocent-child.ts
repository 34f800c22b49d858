import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/innocent-child#1 */
const open_ = trait('open', { watch: 'reveal' });

/** mafia/role/innocent-child */
export const innocentChild = baseRole({
  id: 'innocent-child',
  name: 'Innocent Child',
  mode: 'passive',
  categories: ['investigative'],
  works: 'start',
  ing: 'Innocent Childing',
  covers: [
    'mafia/role/innocent-child#1',
    'mafia/role/innocent-child#2',
    'mafia/role/innocent-child#3',
    'mafia/role/innocent-child#4',
    'mafia/role/innocent-child#5',
    'mafia/role/innocent-child?1',
    'mafia/role/innocent-child?2',
  ],
  card: 'innocent-child',
  trait: open_,
  changes: (_, __, { way, by }) => (way === 'switched' ? [{ type: 'reveal', seat: by }] : []),
});
