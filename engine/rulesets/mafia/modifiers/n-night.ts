import { nameOf } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/n-night */
export const nNight = modifier({
  id: 'n-night',
  name: '[n]-Night',
  binds: 'add-on',
  onModifier: true,
  covers: [
    'mafia/modifier/n-night#1',
    'mafia/modifier/n-night#2',
    'mafia/modifier/n-night#3',
    'mafia/modifier/n-night?1',
    'mafia/modifier/n-night?2',
  ],
  card: 'n-night',
  fits: power => (power.time === 'day' ? `fits what works at night; ${nameOf(power)} works by day` : undefined),
  edit: power => (power.way === 'chosen' ? power : { ...power, switched: true }),
  isOpen: ({ n }, { spent, phase }) => phase.name === 'night' && spent < n!,
  comesBy: 'use',
  counts: 'phase',
});
