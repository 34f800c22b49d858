import { baseRole } from '../power.ts';

/** mafia/role/cop */
export const cop = baseRole({
  id: 'cop',
  name: 'Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Copping',
  refersToAlignment: true,
  gun: true,
  covers: [
    'mafia/role/cop#1',
    'mafia/role/cop#2',
    'mafia/role/cop#3',
    'mafia/role/cop#4',
    'mafia/role/cop?1',
    'mafia/role/cop?2',
    'mafia/role/cop?3',
    'mafia/role/cop?4',
  ],
  card: 'cop',
  learns: (_, on, __, { world }) => ({ word: on.every(seat => world.seen(seat) === 'town') ? 'Town' : 'Non-Town' }),
});
