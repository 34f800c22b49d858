import { nameOf } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/day */
export const day = modifier({
  id: 'day',
  name: 'Day',
  covers: [
    'mafia/modifier/day#1',
    'mafia/modifier/day#2',
    'mafia/modifier/day#3',
    'mafia/modifier/day#4',
    'mafia/modifier/day?1',
    'mafia/modifier/day?2',
    'mafia/modifier/day?3',
    'mafia/modifier/day?4',
  ],
  card: 'day',
  fits: power => (power.time === 'day' ? `fits base roles that work at night; ${nameOf(power)} already works by day only` : undefined),
  edit: power => ({ ...power, time: 'day' }),
});
