import { baseRole } from '../power.ts';

/** mafia/role/reviver */
export const reviver = baseRole({
  id: 'reviver',
  name: 'Reviver',
  mode: 'active',
  categories: ['protective'],
  works: 'night',
  chooses: { count: 1, from: 'dead' },
  ing: 'Reviving',
  once: 1,
  covers: [
    'mafia/role/reviver#1',
    'mafia/role/reviver#2',
    'mafia/role/reviver?1',
    'mafia/role/reviver?2',
    'mafia/role/reviver?3',
    'mafia/role/reviver?4',
    'mafia/role/reviver?5',
    'mafia/role/reviver?6',
    'mafia/role/reviver?7',
  ],
  card: 'reviver',
  changes: (_, on) => on.map(seat => ({ type: 'revive', seat })),
});
