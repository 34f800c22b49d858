import { textsOf } from '../../core/json.ts';
import type { Play, Seat } from '../../core/state.ts';

/** Who is on a declared visit to whoever runs the game. clocktower/rule/storyteller-visits */
export const VISITS = 'visits';

export const visitors = (play: Play): readonly Seat[] => textsOf(play.facts[VISITS]);
