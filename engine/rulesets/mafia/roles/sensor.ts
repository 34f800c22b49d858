import { textsOf } from '../../../core/json.ts';
import type { Play, Seat } from '../../../core/state.ts';
import { baseRole } from '../power.ts';

/** Who voted for the player lynched last. mafia/role/sensor?1 */
const wagonOf = (play: Play): readonly Seat[] => textsOf(play.facts['wagon']);

/** mafia/role/sensor */
export const sensor = baseRole({
  id: 'sensor',
  name: 'Sensor',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  ing: 'Sensing',
  refersToAlignment: true,
  covers: ['mafia/role/sensor#1', 'mafia/role/sensor#2', 'mafia/role/sensor?1', 'mafia/role/sensor?2', 'mafia/role/sensor?3'],
  card: 'sensor',
  isUsable: play => wagonOf(play).length > 0,
  learns: (part, _, __, { play, world }) => ({ count: wagonOf(play).filter(seat => (world.seen(seat) === 'town') !== part.power.anti).length }),
});
