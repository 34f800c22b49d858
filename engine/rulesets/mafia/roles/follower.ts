import { categoriesIn, performedBy } from '../night/order.ts';
import { baseRole, categoryName } from '../power.ts';

/** mafia/role/follower */
export const follower = baseRole({
  id: 'follower',
  name: 'Follower',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Following',
  covers: [
    'mafia/role/follower#1',
    'mafia/role/follower#2',
    'mafia/role/follower?1',
    'mafia/role/follower?2',
    'mafia/role/follower?3',
    'mafia/role/follower?4',
  ],
  card: 'follower',
  sumsUp: true,
  learns: (_, [whom], own, night) => ({ words: categoriesIn(performedBy(night, whom!).filter(use => use !== own)).map(categoryName) }),
});
