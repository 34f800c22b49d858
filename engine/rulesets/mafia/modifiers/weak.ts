import { fitsTargeting } from '../fits.ts';
import { option } from '../options.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/weak */
export const weak = modifier({
  id: 'weak',
  name: 'Weak',
  er: 'Weakiser',
  refersToAlignment: true,
  covers: [
    'mafia/modifier/weak#1',
    'mafia/modifier/weak#v1',
    'mafia/modifier/weak?1',
    'mafia/modifier/weak?2',
    'mafia/modifier/weak?3',
    'mafia/modifier/weak?4',
  ],
  card: 'weak',
  fits: fitsTargeting('targeting roles only'),
  kills: ({ anti }, { targets, copies }, { terms, world }) => {
    const to = option(terms, 'weakTo');
    return [...targets, ...copies].some(seat => (to === 'non-town' ? world.seen(seat) !== 'town' : world.seen(seat) === to) !== anti);
  },
});
