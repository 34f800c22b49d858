import { inOrder, seenVisits } from '../night/order.ts';
import { baseRole } from '../power.ts';

/** mafia/role/tracker */
export const tracker = baseRole({
  id: 'tracker',
  name: 'Tracker',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Tracking',
  covers: ['mafia/role/tracker#1', 'mafia/role/tracker?1', 'mafia/role/tracker?2'],
  card: 'tracker',
  sumsUp: true,
  learns: (_, [whom], own, night) => ({ seats: inOrder(night, seenVisits(night).filter(({ use, by }) => by === whom && use !== own).map(({ at }) => at)) }),
});
