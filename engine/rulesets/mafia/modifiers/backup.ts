import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/backup */
export const backup = modifier({
  id: 'backup',
  name: 'Backup',
  refersToAlignment: true,
  covers: [
    'mafia/modifier/backup#1',
    'mafia/modifier/backup#2',
    'mafia/modifier/backup#3',
    'mafia/modifier/backup#4',
    'mafia/modifier/backup#5',
    'mafia/modifier/backup#6',
    'mafia/modifier/backup#7',
    'mafia/modifier/backup?1',
    'mafia/modifier/backup?2',
  ],
  card: 'backup',
  sleeps: true,
  fits: fitsAll,
});
