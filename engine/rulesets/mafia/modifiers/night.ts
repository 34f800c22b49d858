import { nameOf } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/night */
export const night = modifier({
  id: 'night',
  name: 'Night',
  covers: ['mafia/modifier/night#1', 'mafia/modifier/night#2', 'mafia/modifier/night#3', 'mafia/modifier/night?1'],
  card: 'night',
  fits: power => (power.time === 'night' ? `fits base roles that work by day; ${nameOf(power)} works at night only` : undefined),
  edit: power => ({ ...power, time: 'night' }),
});
