import { baseRole } from '../power.ts';

/** mafia/role/neighborizer */
export const neighborizer = baseRole({
  id: 'neighborizer',
  name: 'Neighborizer',
  mode: 'active',
  categories: ['miscellaneous'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Neighborizing',
  covers: [
    'mafia/role/neighborizer#1',
    'mafia/role/neighborizer#2',
    'mafia/role/neighborizer?1',
    'mafia/role/neighborizer?2',
    'mafia/role/neighborizer?3',
  ],
  card: 'neighborizer',
  changes: (_, on, use) => on.map(seat => ({ type: 'neighbours', seats: [use.by, seat] })),
});
