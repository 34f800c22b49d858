import { fitsOneTarget, fitsTargeting } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/self */
export const self = modifier({
  id: 'self',
  name: 'Self',
  covers: [
    'mafia/modifier/self#1',
    'mafia/modifier/self#2',
    'mafia/modifier/self#3',
    'mafia/modifier/self#4',
    'mafia/modifier/self#5',
    'mafia/modifier/self?1',
    'mafia/modifier/self?2',
    'mafia/modifier/self?3',
  ],
  card: 'self',
  fits: power => fitsTargeting('targeting base roles only')(power) ?? fitsOneTarget('fits base roles with one target only')(power),
  edit: power => ({ ...power, way: 'self' }),
});
