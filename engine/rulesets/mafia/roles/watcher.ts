import { inOrder, seenVisits } from '../night/order.ts';
import { baseRole } from '../power.ts';

/** mafia/role/watcher */
export const watcher = baseRole({
  id: 'watcher',
  name: 'Watcher',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Watching',
  covers: ['mafia/role/watcher#1', 'mafia/role/watcher?1', 'mafia/role/watcher?2', 'mafia/role/watcher?3'],
  card: 'watcher',
  sumsUp: true,
  learns: (_, [whom], own, night) => ({ seats: inOrder(night, seenVisits(night).filter(({ by, at }) => at === whom && by !== own.by).map(({ by }) => by)) }),
});
