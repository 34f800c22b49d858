import { fitsOneTarget } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/reactive */
export const reactive = modifier({
  id: 'reactive',
  name: 'Reactive',
  covers: [
    'mafia/modifier/reactive#1',
    'mafia/modifier/reactive#2',
    'mafia/modifier/reactive#3',
    'mafia/modifier/reactive#4',
    'mafia/modifier/reactive#5',
    'mafia/modifier/reactive?1',
    'mafia/modifier/reactive?2',
    'mafia/modifier/reactive?3',
    'mafia/modifier/reactive?4',
    'mafia/modifier/reactive?5',
  ],
  card: 'reactive',
  fits: fitsOneTarget('needs a base role with exactly one target'),
  edit: power => ({ ...power, way: 'reactive' }),
});
