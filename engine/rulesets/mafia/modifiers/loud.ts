import { fitsTargeting } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/loud */
export const loud = modifier({
  id: 'loud',
  name: 'Loud',
  er: 'Loudiser',
  covers: [
    'mafia/modifier/loud#1',
    'mafia/modifier/loud#2',
    'mafia/modifier/loud?1',
    'mafia/modifier/loud?2',
    'mafia/modifier/loud?3',
    'mafia/modifier/loud?4',
    'mafia/modifier/loud?5',
  ],
  card: 'loud',
  isLoud: true,
  fits: fitsTargeting('targeting roles only'),
});
