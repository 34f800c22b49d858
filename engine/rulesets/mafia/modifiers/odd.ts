import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/odd */
export const odd = modifier({
  id: 'odd',
  name: 'Odd',
  binds: 'add-on',
  onModifier: true,
  covers: ['mafia/modifier/odd#1', 'mafia/modifier/odd#2', 'mafia/modifier/odd#3', 'mafia/modifier/odd?1'],
  card: 'odd',
  fits: fitsAll,
  isOpen: (_, { phase }) => phase.number % 2 === 1,
  comesBy: 'phase',
});
