import type { Seat } from '../../core/state.ts';
import type { Scene } from './scene.ts';

/** A trait of who spends the night in another's house; `by`: whose house. werewolves/role/houseguest */
export const GUEST = 'guest';

/** Who stays with this player tonight. */
export const guestsOf = (scene: Scene, host: Seat): readonly Seat[] => scene.traits(GUEST).filter(({ by, holder }) => by === host && scene.isAlive(holder)).map(({ holder }) => holder);

/** True if the player is at somebody else's. */
export const isOut = (scene: Scene, seat: Seat): boolean => scene.has(GUEST, seat);
