import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { baseRole } from '../power.ts';

/** mafia/role/tracker: final targets, each once, in seat order. */
export const tracker = baseRole({
  id: 'tracker',
  name: 'Tracker',
  categories: ['investigative'],
  covers: ['mafia/role/tracker#1'],
  card: 'learns-targets',
  form: { targets: oneSeat('whom', livingOthers) },
  learns: ({ targets: [whom] }, night) =>
    ({ seats: night.inOrder(night.visits.filter(({ use }) => use.by === whom).map(({ at }) => at)) }),
});
