import { baseRole } from '../power.ts';

/** mafia/role/motivator */
export const motivator = baseRole({
  id: 'motivator',
  name: 'Motivator',
  mode: 'active',
  categories: ['miscellaneous'],
  works: 'day',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Motivating',
  covers: [
    'mafia/role/motivator#1',
    'mafia/role/motivator#2',
    'mafia/role/motivator#3',
    'mafia/role/motivator#4',
    'mafia/role/motivator?1',
    'mafia/role/motivator?2',
  ],
  card: 'motivator',
  changes: (_, on) => on.map(seat => ({ type: 'motivate', seat })),
});
