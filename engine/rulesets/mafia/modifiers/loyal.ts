import { fitsTargeting } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/loyal */
export const loyal = modifier({
  id: 'loyal',
  name: 'Loyal',
  er: 'Loyaliser',
  refersToAlignment: true,
  covers: [
    'mafia/modifier/loyal#1',
    'mafia/modifier/loyal#2',
    'mafia/modifier/loyal#3',
    'mafia/modifier/loyal?1',
    'mafia/modifier/loyal?2',
    'mafia/modifier/loyal?3',
    'mafia/modifier/loyal?4',
  ],
  card: 'loyal',
  fits: fitsTargeting('targeting roles only'),
  fails: ({ anti }, { by }, on, sight) => on.some(seat => (sight.seen(seat) === sight.real(by)) === anti),
});
