import { baseRole } from '../power.ts';

/** mafia/role/coroner */
export const coroner = baseRole({
  id: 'coroner',
  name: 'Coroner',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'dead' },
  ing: 'Coroning',
  covers: [
    'mafia/role/coroner#1',
    'mafia/role/coroner#2',
    'mafia/role/coroner#3',
    'mafia/role/coroner?1',
    'mafia/role/coroner?2',
    'mafia/role/coroner?3',
  ],
  card: 'coroner',
  learns: (_, [whom], __, { roles }) => ({ word: roles.full(whom!) }),
});
