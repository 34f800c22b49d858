import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/public */
export const inPublic = modifier({
  id: 'public',
  name: 'Public',
  er: 'Publiciser',
  covers: ['mafia/modifier/public#1', 'mafia/modifier/public?1', 'mafia/modifier/public?2'],
  card: 'public',
  fits: fitsActive(),
  isPublic: true,
});
