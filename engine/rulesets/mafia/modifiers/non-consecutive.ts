import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/non-consecutive */
export const nonConsecutive = modifier({
  id: 'non-consecutive',
  name: 'Non-Consecutive',
  covers: [
    'mafia/modifier/non-consecutive#1',
    'mafia/modifier/non-consecutive#2',
    'mafia/modifier/non-consecutive#3',
    'mafia/modifier/non-consecutive?1',
    'mafia/modifier/non-consecutive?2',
    'mafia/modifier/non-consecutive?3',
  ],
  card: 'non-consecutive',
  fits: fitsActive(),
  isOpen: ({ times }, { earlier, usedIn }) => !earlier.slice(-times).some(phase => usedIn.includes(phase)),
  rests: true,
  comesBy: 'use',
});
