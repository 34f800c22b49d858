import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/random */
export const random = modifier({
  id: 'random',
  name: 'Random',
  binds: 'whole',
  covers: [
    'mafia/modifier/random#1',
    'mafia/modifier/random#2',
    'mafia/modifier/random#3',
    'mafia/modifier/random#4',
    'mafia/modifier/random#5',
    'mafia/modifier/random#6',
    'mafia/modifier/random#7',
    'mafia/modifier/random?1',
    'mafia/modifier/random?2',
    'mafia/modifier/random?3',
    'mafia/modifier/random?4',
    'mafia/modifier/random?5',
  ],
  card: 'random',
  fits: fitsAll,
});
