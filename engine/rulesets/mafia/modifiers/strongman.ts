import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/strongman */
export const strongman = modifier({
  id: 'strongman',
  mark: 'strongman',
  name: 'Strongman',
  er: 'Strongmaniser',
  addOn: true,
  covers: [
    'mafia/modifier/strongman#1',
    'mafia/modifier/strongman#2',
    'mafia/modifier/strongman#3',
    'mafia/modifier/strongman?1',
    'mafia/modifier/strongman?2',
    'mafia/modifier/strongman?3',
  ],
  card: 'strongman',
  fits: fitsActive(),
});
