import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/hider#1, #2, ?1 */
const shadowed = trait('shadowed', { copies: { rule: 'mafia/role/hider#1', closes: 'mafia/role/hider#2' } });

/** mafia/role/hider */
export const hider = baseRole({
  id: 'hider',
  name: 'Hider',
  mode: 'active',
  categories: ['manipulative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Hiding',
  covers: [
    'mafia/role/hider#1',
    'mafia/role/hider#2',
    'mafia/role/hider#3',
    'mafia/role/hider?1',
    'mafia/role/hider?2',
    'mafia/role/hider?3',
    'mafia/role/hider?4',
    'mafia/role/hider?5',
    'mafia/role/hider?6',
  ],
  card: 'hider',
  trait: shadowed,
});
