import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { baseRole } from '../power.ts';

/** mafia/role/cop */
export const cop = baseRole({
  id: 'cop',
  name: 'Cop',
  categories: ['investigative'],
  covers: ['mafia/role/cop#1', 'mafia/role/cop#3', 'mafia/role/cop#4'],
  card: 'learns-town',
  form: { targets: oneSeat('whom', livingOthers) },
  learns: ({ targets }, night) => ({ word: targets.every(seat => night.seen(seat) === 'town') ? 'Town' : 'Non-Town' }),
});
