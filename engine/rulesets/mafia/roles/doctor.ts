import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/doctor#1, #4: one attempt on the holder comes to nothing: the first, as attempts come in the order of their kills. */
const doctored = trait('doctored', { sieve: { rule: 'mafia/role/doctor#1', layer: 'aid', keep: ([, ...rest]) => rest } });

/** mafia/role/doctor */
export const doctor = baseRole({
  id: 'doctor',
  name: 'Doctor',
  mode: 'active',
  categories: ['protective'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Doctoring',
  covers: [
    'mafia/role/doctor#1',
    'mafia/role/doctor#2',
    'mafia/role/doctor#3',
    'mafia/role/doctor#4',
    'mafia/role/doctor#5',
    'mafia/role/doctor?1',
    'mafia/role/doctor?2',
    'mafia/role/doctor?3',
  ],
  card: 'doctor',
  trait: doctored,
});
