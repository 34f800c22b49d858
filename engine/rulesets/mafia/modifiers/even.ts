import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/even */
export const even = modifier({
  id: 'even',
  name: 'Even',
  binds: 'add-on',
  onModifier: true,
  covers: ['mafia/modifier/even#1', 'mafia/modifier/even#2', 'mafia/modifier/even#3', 'mafia/modifier/even?1'],
  card: 'even',
  fits: fitsAll,
  isOpen: (_, { phase }) => phase.number % 2 === 0,
  comesBy: 'phase',
});
