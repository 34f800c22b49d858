import type { Seat } from '../../../core/state.ts';
import { MOTIVATED } from '../waiting.ts';
import type { Dawn } from './dawn.ts';
import { nightAfter } from './next-night.ts';

/** One ability twice in the following Night. mafia/role/motivator#3, #4 */
export const motivate = (dawn: Dawn, seat: Seat): void => {
  dawn.story.add({ type: 'TraitLaid', trait: { trait: MOTIVATED, holder: seat, until: nightAfter(dawn) } });
};
