import { isActive, nameOf } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/hidden */
export const hidden = modifier({
  id: 'hidden',
  name: 'Hidden',
  binds: 'hidden',
  onModifier: true,
  covers: [
    'mafia/modifier/hidden#1',
    'mafia/modifier/hidden#2',
    'mafia/modifier/hidden#3',
    'mafia/modifier/hidden#4',
    'mafia/modifier/hidden#5',
    'mafia/modifier/hidden?1',
    'mafia/modifier/hidden?2',
  ],
  card: 'hidden',
  results: 'unnamed',
  fits: (power, rider) => (!rider && isActive(power) ? `fits passive base roles and modifiers; ${nameOf(power)} is active` : undefined),
});
