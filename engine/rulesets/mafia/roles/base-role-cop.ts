import { baseRole } from '../power.ts';

/** mafia/role/rolecop */
export const baseRoleCop = baseRole({
  id: 'base-role-cop',
  name: 'Base Role Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'rolecop',
  ing: 'Base Role Copping',
  covers: ['mafia/role/rolecop#v1'],
  card: 'base-role-cop',
  learns: (_, [whom], __, { roles }) => ({ word: roles.first(whom!) ?? 'Vanilla' }),
});
