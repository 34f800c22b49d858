import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/inactive */
export const inactive = modifier({
  id: 'inactive',
  name: 'Inactive',
  er: 'Inactiviser',
  addOn: true,
  binds: 'add-on',
  onModifier: true,
  onMembership: true,
  covers: ['mafia/modifier/inactive#1', 'mafia/modifier/inactive#2', 'mafia/modifier/inactive?1', 'mafia/modifier/inactive?2'],
  card: 'inactive',
  fits: fitsAll,
  isOpen: () => false,
  comesBy: 'phase',
});
