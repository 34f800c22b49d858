import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** One trait for the pair: two half-swaps in a row would undo each other. mafia/role/bus-driver#2 */
const swapped = trait('swapped', {
  moves: { turn: 'swap', sparesKilling: false, looksAt: 'target', to: ({ at, named: [a, b] }) => (a === b ? undefined : at === a ? b : at === b ? a : undefined) },
});

/** mafia/role/bus-driver */
export const busDriver = baseRole({
  id: 'bus-driver',
  name: 'Bus Driver',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'night',
  chooses: { count: 2, from: 'living-others' },
  ing: 'Bus Driving',
  covers: [
    'mafia/role/bus-driver#1',
    'mafia/role/bus-driver#2',
    'mafia/role/bus-driver#3',
    'mafia/role/bus-driver#4',
    'mafia/role/bus-driver?1',
    'mafia/role/bus-driver?2',
    'mafia/role/bus-driver?3',
    'mafia/role/bus-driver?4',
  ],
  card: 'bus-driver',
  trait: swapped,
});
