import { baseRole } from '../power.ts';

/** mafia/role/visitor */
export const visitor = baseRole({
  id: 'visitor',
  name: 'Visitor',
  mode: 'active',
  categories: ['miscellaneous'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Visiting',
  covers: ['mafia/role/visitor#1', 'mafia/role/visitor#2'],
  card: 'visitor',
});
