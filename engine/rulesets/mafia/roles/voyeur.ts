import { categoriesIn, seenVisits } from '../night/order.ts';
import { categoriesOfUse } from '../night/use.ts';
import { baseRole, categories, categoryName } from '../power.ts';

/** mafia/role/voyeur; its own action is one of those that it sees, where it is one. mafia/role/voyeur?1 */
export const voyeur = baseRole({
  id: 'voyeur',
  name: 'Voyeur',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Voyeuring',
  covers: ['mafia/role/voyeur#1', 'mafia/role/voyeur#2', 'mafia/role/voyeur?1', 'mafia/role/voyeur?2'],
  card: 'voyeur',
  sumsUp: true,
  learns: (_, [whom], own, night) => {
    const came = seenVisits(night).filter(({ at, use }) => at === whom && use !== own).map(({ use }) => use);
    const found = [...categoriesIn(came), ...(own.way === 'chosen' ? categoriesOfUse(own) : [])];
    return { words: categories.filter(one => found.includes(one)).map(categoryName) };
  },
});
