import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/secret */
export const secret = modifier({
  id: 'secret',
  name: 'Secret',
  binds: 'whole',
  onModifier: true,
  onMembership: true,
  covers: ['mafia/modifier/secret#1', 'mafia/modifier/secret#2', 'mafia/modifier/secret?1', 'mafia/modifier/secret?2'],
  card: 'secret',
  fits: fitsAll,
});
