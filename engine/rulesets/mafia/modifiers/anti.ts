import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/anti */
export const anti = modifier({
  id: 'anti',
  name: 'Anti-',
  onModifier: true,
  covers: [
    'mafia/modifier/anti#1',
    'mafia/modifier/anti#2',
    'mafia/modifier/anti#3',
    'mafia/modifier/anti?1',
    'mafia/modifier/anti?2',
    'mafia/modifier/anti?3',
    'mafia/modifier/anti?4',
    'mafia/modifier/anti?5',
  ],
  card: 'anti',
  fits: fitsAll,
});
