import { isActive, nameOf } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/active */
export const active = modifier({
  id: 'active',
  name: 'Active',
  covers: [
    'mafia/modifier/active#1',
    'mafia/modifier/active#2',
    'mafia/modifier/active#3',
    'mafia/modifier/active#4',
    'mafia/modifier/active?1',
    'mafia/modifier/active?2',
    'mafia/modifier/active?3',
    'mafia/modifier/active?4',
  ],
  card: 'active',
  fits: power => (isActive(power) ? `fits passive base roles only; ${nameOf(power)} is active already` : undefined),
  edit: power => ({ ...power, switched: true }),
});
