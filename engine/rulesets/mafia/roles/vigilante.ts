import { baseRole } from '../power.ts';

/** mafia/role/vigilante */
export const vigilante = baseRole({
  id: 'vigilante',
  name: 'Vigilante',
  mode: 'active',
  categories: ['killing'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Vigilanting',
  gun: true,
  covers: ['mafia/role/vigilante#1', 'mafia/role/vigilante?1'],
  card: 'vigilante',
  kills: 'tonight',
});
