import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/hated#1 */
const hated_ = trait('hated', { votes: -1 });

/** mafia/role/hated */
export const hated = baseRole({
  id: 'hated',
  name: 'Hated',
  mode: 'passive',
  categories: ['killing'],
  works: 'day',
  ing: 'Hateding',
  er: 'Hateder',
  covers: ['mafia/role/hated#1', 'mafia/role/hated#2', 'mafia/role/hated?1', 'mafia/role/hated?2', 'mafia/role/hated?3'],
  card: 'hated',
  addsUp: true,
  ofLynches: true,
  trait: hated_,
});
