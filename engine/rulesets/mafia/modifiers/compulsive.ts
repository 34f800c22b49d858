import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/compulsive */
export const compulsive = modifier({
  id: 'compulsive',
  name: 'Compulsive',
  covers: [
    'mafia/modifier/compulsive#1',
    'mafia/modifier/compulsive#2',
    'mafia/modifier/compulsive#3',
    'mafia/modifier/compulsive#4',
    'mafia/modifier/compulsive?1',
    'mafia/modifier/compulsive?2',
  ],
  card: 'compulsive',
  fits: fitsActive(),
});
