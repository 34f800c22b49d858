import { fitsTargeting } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/permanent */
export const permanent = modifier({
  id: 'permanent',
  mark: 'permanent',
  name: 'Permanent',
  addOn: true,
  covers: [
    'mafia/modifier/permanent#1',
    'mafia/modifier/permanent#2',
    'mafia/modifier/permanent#3',
    'mafia/modifier/permanent?1',
    'mafia/modifier/permanent?2',
    'mafia/modifier/permanent?3',
    'mafia/modifier/permanent?4',
    'mafia/modifier/permanent?5',
  ],
  card: 'permanent',
  fits: fitsTargeting('targeting base roles only'),
});
