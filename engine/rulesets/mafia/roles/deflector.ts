import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/deflector#2 */
const deflected = trait('deflected', {
  moves: { turn: 'deflect', sparesKilling: false, looksAt: 'target', to: ({ at, named: [a, b] }) => (at === a ? b : undefined) },
});

/** mafia/role/deflector */
export const deflector = baseRole({
  id: 'deflector',
  name: 'Deflector',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'night',
  chooses: { count: 2, from: 'living-others' },
  ing: 'Deflecting',
  covers: [
    'mafia/role/deflector#1',
    'mafia/role/deflector#2',
    'mafia/role/deflector?1',
    'mafia/role/deflector?2',
    'mafia/role/deflector?3',
  ],
  card: 'deflector',
  trait: deflected,
});
