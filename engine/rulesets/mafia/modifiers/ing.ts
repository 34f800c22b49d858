import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/ing */
export const ing = modifier({
  id: 'ing',
  name: '[role]ing',
  addOn: true,
  covers: [
    'mafia/modifier/ing#1',
    'mafia/modifier/ing#2',
    'mafia/modifier/ing#3',
    'mafia/modifier/ing#4',
    'mafia/modifier/ing?1',
    'mafia/modifier/ing?2',
    'mafia/modifier/ing?3',
    'mafia/modifier/ing?4',
    'mafia/modifier/ing?5',
  ],
  card: 'ing',
  fits: fitsAll,
});
