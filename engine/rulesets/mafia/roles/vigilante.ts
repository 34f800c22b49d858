import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { baseRole } from '../power.ts';

/** mafia/role/vigilante */
export const vigilante = baseRole({
  id: 'vigilante',
  name: 'Vigilante',
  categories: ['killing'],
  covers: ['mafia/role/vigilante#1'],
  card: 'kills',
  form: { targets: oneSeat('whom', livingOthers) },
  kills: ({ targets }) => targets,
});
