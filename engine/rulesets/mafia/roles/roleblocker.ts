import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { trait } from '../points.ts';
import { baseRole, lay } from '../power.ts';

const stayed = trait('stayed', { stops: 'actor' });

/** mafia/role/roleblocker */
export const roleblocker = baseRole({
  id: 'roleblocker',
  name: 'Roleblocker',
  categories: ['manipulative'],
  subcategory: 'blocking',
  covers: ['mafia/role/roleblocker#1'],
  card: 'stops-acts',
  form: { targets: oneSeat('whom', livingOthers) },
  lays: [stayed],
  does: use => use.targets.map(seat => lay(stayed, seat, use)),
});
