import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/strong-willed */
export const strongWilled = modifier({
  id: 'strong-willed',
  mark: 'strong-willed',
  name: 'Strong-Willed',
  er: 'Strong-Willediser',
  addOn: true,
  covers: [
    'mafia/modifier/strong-willed#1',
    'mafia/modifier/strong-willed#2',
    'mafia/modifier/strong-willed?1',
    'mafia/modifier/strong-willed?2',
    'mafia/modifier/strong-willed?3',
  ],
  card: 'strong-willed',
  fits: fitsActive(),
});
