import { oneSeat, seats, type Form } from '../../core/forms.ts';
import type { Play, Seat } from '../../core/state.ts';
import { livingPlayers, players } from './seats.ts';

/** Any player, alive or dead, the chooser too. clocktower/rule/targets#1, #2 */
export const anyPlayer = (play: Play): Form => ({ whom: oneSeat('player', () => players(play)) });

export const livingPlayer = (play: Play): Form => ({ whom: oneSeat('player', () => livingPlayers(play)) });

export const otherPlayer = (play: Play, seat: Seat): Form => ({ whom: oneSeat('player', () => players(play).filter(one => one !== seat)) });

/** Two different players. clocktower/rule/targets#3 */
export const twoPlayers = (play: Play): Form => ({ whom: seats('players', 2, () => players(play)) });
