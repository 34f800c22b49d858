import { baseRole } from '../power.ts';

/** mafia/role/gladiator */
export const gladiator = baseRole({
  id: 'gladiator',
  name: 'Gladiator',
  mode: 'active',
  categories: ['manipulative'],
  works: 'day',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Gladiating',
  covers: [
    'mafia/role/gladiator#1',
    'mafia/role/gladiator#2',
    'mafia/role/gladiator#3',
    'mafia/role/gladiator#4',
    'mafia/role/gladiator?1',
    'mafia/role/gladiator?2',
    'mafia/role/gladiator?3',
    'mafia/role/gladiator?4',
  ],
  card: 'gladiator',
  sways: true,
  changes: (_, on, use) => on.map(seat => ({ type: 'duel', seats: [use.by, seat] })),
});
