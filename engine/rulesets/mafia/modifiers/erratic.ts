import { textsOf } from '../../../core/json.ts';
import { fitsTargeting } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/erratic */
export const erratic = modifier({
  id: 'erratic',
  name: 'Erratic',
  covers: [
    'mafia/modifier/erratic#1',
    'mafia/modifier/erratic#2',
    'mafia/modifier/erratic?1',
    'mafia/modifier/erratic?2',
    'mafia/modifier/erratic?3',
  ],
  card: 'erratic',
  fits: fitsTargeting('targeting roles only'),
  isOncePerPlayer: true,
  fails: (_, { held, power }, on, { field: { night: { play } } }) => {
    const reached = textsOf(play.facts[`reached/${held.id}${power.key}`]);
    return on.some(seat => reached.includes(seat));
  },
});
