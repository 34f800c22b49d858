import { livingOthers, oneSeat } from '../../../core/forms.ts';
import { trait } from '../points.ts';
import { baseRole, lay } from '../power.ts';

/** mafia/role/doctor#1, #4: one attempt on the holder comes to nothing: the first, as attempts come in the order of their kills. */
const doctored = trait('doctored', {
  sieve: { layer: 'doctor', keep: ([first, ...rest]) => ({ left: rest, stopped: first ? [first] : [] }) },
});

/** mafia/role/doctor */
export const doctor = baseRole({
  id: 'doctor',
  name: 'Doctor',
  categories: ['protective'],
  covers: ['mafia/role/doctor#1', 'mafia/role/doctor#2', 'mafia/role/doctor#3', 'mafia/role/doctor#5'],
  card: 'saves-once',
  form: { targets: oneSeat('whom', livingOthers) },
  lays: [doctored],
  does: use => use.targets.map(seat => lay(doctored, seat, use)),
});
