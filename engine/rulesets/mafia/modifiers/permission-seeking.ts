import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/permission-seeking */
export const permissionSeeking = modifier({
  id: 'permission-seeking',
  name: 'Permission-Seeking',
  covers: [
    'mafia/modifier/permission-seeking#1',
    'mafia/modifier/permission-seeking#2',
    'mafia/modifier/permission-seeking#3',
    'mafia/modifier/permission-seeking#4',
    'mafia/modifier/permission-seeking?1',
  ],
  card: 'permission-seeking',
  fits: fitsActive(),
  needsPermission: true,
});
