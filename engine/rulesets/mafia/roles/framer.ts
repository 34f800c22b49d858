import { trait } from '../points.ts';
import { baseRole } from '../power.ts';
import { otherThan } from '../seeming.ts';

/** mafia/role/framer#1, ?3 */
const framed = trait('framed', {
  seems: { native: false, as: ({ laidBy, real, anti }) => (anti ? otherThan(laidBy, real) : laidBy) },
});

/** mafia/role/framer */
export const framer = baseRole({
  id: 'framer',
  name: 'Framer',
  mode: 'active',
  categories: ['manipulative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Framing',
  refersToAlignment: true,
  covers: ['mafia/role/framer#1', 'mafia/role/framer#2', 'mafia/role/framer?1', 'mafia/role/framer?2', 'mafia/role/framer?3'],
  card: 'framer',
  trait: framed,
});
