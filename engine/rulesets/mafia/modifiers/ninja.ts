import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/ninja */
export const ninja = modifier({
  id: 'ninja',
  mark: 'ninja',
  name: 'Ninja',
  er: 'Ninjaiser',
  addOn: true,
  covers: ['mafia/modifier/ninja#1', 'mafia/modifier/ninja#2', 'mafia/modifier/ninja?1', 'mafia/modifier/ninja?2'],
  card: 'ninja',
  fits: fitsActive(),
});
