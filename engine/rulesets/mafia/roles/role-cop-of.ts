import { baseRole } from '../power.ts';

/** mafia/role/rolecop */
export const roleCopOf = baseRole({
  id: 'role-cop-of',
  name: '[Role] Cop',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  variantOf: 'rolecop',
  takes: 'role',
  ing: '[Role] Copping',
  covers: ['mafia/role/rolecop#v2'],
  card: 'role-cop-of',
  learns: ({ power }, [whom], _, { roles }) => ({ yes: roles.has(whom!, power.of!) }),
});
