import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/n-times */
export const nTimes = modifier({
  id: 'n-times',
  name: '[n]-times',
  binds: 'times',
  onModifier: true,
  covers: [
    'mafia/modifier/n-times#1',
    'mafia/modifier/n-times#2',
    'mafia/modifier/n-times#3',
    'mafia/modifier/n-times?1',
    'mafia/modifier/n-times?2',
    'mafia/modifier/n-times?3',
  ],
  card: 'n-times',
  fits: fitsAll,
});
