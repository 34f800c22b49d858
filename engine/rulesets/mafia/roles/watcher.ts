import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { baseRole } from '../power.ts';

/** mafia/role/watcher: everybody who targeted that player, the Watcher left out, each once, in seat order. */
export const watcher = baseRole({
  id: 'watcher',
  name: 'Watcher',
  categories: ['investigative'],
  covers: ['mafia/role/watcher#1'],
  card: 'learns-visitors',
  form: { targets: oneSeat('whom', livingOthers) },
  learns: ({ by, targets: [whom] }, night) =>
    ({ seats: night.inOrder(night.visits.filter(({ use, at }) => at === whom && use.by !== by).map(({ use }) => use.by)) }),
});
