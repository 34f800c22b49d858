import type { GameState } from '../../engine/table/table.ts';
import type { Commit, GameStore, Place } from '../app/ports.ts';

/** The game of a place as it stands, and the chat whose room the place is. */
export interface GameThere {
  readonly commit: Commit;
  readonly chat?: string;
}

export type GameAt = (place: string) => Promise<GameThere | undefined>;

/** Far more places than a sandbox hears of. */
const mostKnown = 1_000;

/** True in the lobby and while a game is played. */
export const isGoingOn = ({ table }: GameState): boolean => table.stage === 'lobby' || table.stage === 'playing';

/**
 * Finds the game of a place: that of its room, else the one that is played there. A game holds its place for as long as it goes on, and
 * a room for ever: so what was found once needs no look at the place before the game, which is read anew each time, has ended.
 */
export function makeGameAt(store: Pick<GameStore, 'at' | 'load'>): GameAt {
  const known = new Map<string, Place>();
  const load = async (place: Place): Promise<GameThere | undefined> => {
    const game = place.room?.game ?? place.game;
    const commit = game === undefined ? undefined : await store.load(game);
    return commit && { commit, ...(place.room ? { chat: place.room.slug } : {}) };
  };
  return async name => {
    const before = known.get(name);
    const still = before && (await load(before));
    if (still && isGoingOn(still.commit.state)) return still;
    known.delete(name);
    const place = await store.at(name);
    const found = await load(place);
    if (found && isGoingOn(found.commit.state)) {
      if (known.size >= mostKnown) known.clear();
      known.set(name, place);
    }
    return found;
  };
}
