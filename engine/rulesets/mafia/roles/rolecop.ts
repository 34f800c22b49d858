import { baseRole } from '../power.ts';

/** mafia/role/rolecop */
export const rolecop = baseRole({
  id: 'rolecop',
  name: 'Rolecop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Rolecopping',
  covers: [
    'mafia/role/rolecop#1',
    'mafia/role/rolecop#2',
    'mafia/role/rolecop?1',
    'mafia/role/rolecop?2',
    'mafia/role/rolecop?3',
    'mafia/role/rolecop?4',
    'mafia/role/rolecop?5',
    'mafia/role/rolecop?6',
    'mafia/role/rolecop?7',
  ],
  card: 'rolecop',
  learns: (_, [whom], __, { roles }) => {
    const words = roles.words(whom!);
    return words.length === 0 ? { word: 'Vanilla' } : { words };
  },
});
