import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/loved#1 */
const loved_ = trait('loved', { votes: 1 });

/** mafia/role/loved */
export const loved = baseRole({
  id: 'loved',
  name: 'Loved',
  mode: 'passive',
  categories: ['protective'],
  works: 'day',
  ing: 'Loveding',
  er: 'Loveder',
  covers: ['mafia/role/loved#1', 'mafia/role/loved#v1', 'mafia/role/loved?1'],
  card: 'loved',
  addsUp: true,
  ofLynches: true,
  trait: loved_,
});
