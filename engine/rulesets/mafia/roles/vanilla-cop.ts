import { baseRole } from '../power.ts';

/** mafia/role/rolecop */
export const vanillaCop = baseRole({
  id: 'vanilla-cop',
  name: 'Vanilla Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'rolecop',
  ing: 'Vanilla Copping',
  covers: ['mafia/role/rolecop#v3'],
  card: 'vanilla-cop',
  learns: (_, [whom], __, { roles }) => ({ word: roles.words(whom!).length === 0 ? 'Vanilla' : 'Not Vanilla' }),
});
