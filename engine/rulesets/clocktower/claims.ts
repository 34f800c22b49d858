import { fieldsOf, textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';

/** What each seat has claimed in public to be and not taken back. clocktower/rule/madness#4 */
export const CLAIMS = 'claims';

export const hasClaimed = (play: Play, seat: Seat, character: string): boolean => textsOf(fieldsOf(play.facts[CLAIMS])[seat]).includes(character);
