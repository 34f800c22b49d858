import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/novice */
export const novice = modifier({
  id: 'novice',
  name: 'Novice',
  covers: [
    'mafia/modifier/novice#1',
    'mafia/modifier/novice#2',
    'mafia/modifier/novice#3',
    'mafia/modifier/novice?1',
    'mafia/modifier/novice?2',
  ],
  card: 'novice',
  fits: fitsActive(),
  isOpen: ({ times }, { earlier }) => earlier.length >= times,
  rests: true,
  comesBy: 'opportunity',
});
