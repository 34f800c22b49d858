import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/bodyguard#2 */
const guarded = trait('guarded', { guards: { rule: 'mafia/role/bodyguard#2' } });

/** mafia/role/bodyguard */
export const bodyguard = baseRole({
  id: 'bodyguard',
  name: 'Bodyguard',
  mode: 'active',
  categories: ['protective'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Bodyguarding',
  covers: [
    'mafia/role/bodyguard#1',
    'mafia/role/bodyguard#2',
    'mafia/role/bodyguard#3',
    'mafia/role/bodyguard#4',
    'mafia/role/bodyguard?1',
    'mafia/role/bodyguard?2',
    'mafia/role/bodyguard?3',
    'mafia/role/bodyguard?4',
    'mafia/role/bodyguard?5',
  ],
  card: 'bodyguard',
  trait: guarded,
});
