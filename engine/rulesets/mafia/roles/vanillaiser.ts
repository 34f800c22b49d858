import { baseRole } from '../power.ts';

/** mafia/role/vanillaiser */
export const vanillaiser = baseRole({
  id: 'vanillaiser',
  name: 'Vanillaiser',
  mode: 'active',
  categories: ['manipulative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Vanillaising',
  covers: [
    'mafia/role/vanillaiser#1',
    'mafia/role/vanillaiser#2',
    'mafia/role/vanillaiser#3',
    'mafia/role/vanillaiser#4',
    'mafia/role/vanillaiser?1',
    'mafia/role/vanillaiser?2',
    'mafia/role/vanillaiser?3',
    'mafia/role/vanillaiser?4',
    'mafia/role/vanillaiser?5',
  ],
  card: 'vanillaiser',
  changes: (_, on) => on.map(seat => ({ type: 'vanillaise', seat })),
});
