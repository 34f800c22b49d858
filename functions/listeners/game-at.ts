import type { GameState } from '../../engine/table/table.ts';
import type { Clock, Commit, GameStore, Place } from '../app/ports.ts';

/** The game of a place as it stands, and the chat whose room the place is. */
export interface GameThere {
  readonly commit: Commit;
  readonly chat?: string;
}

export interface GameAt {
  (place: string): Promise<GameThere | undefined>;
  /** The same for what is merely overheard: a place that had no game a moment ago is not looked at again. */
  overheard(place: string): Promise<GameThere | undefined>;
  /** A game has come to a place. */
  opened(place: string): void;
}

/** Far more places than a sandbox hears of. */
const mostKnown = 1_000;

/** How long a place is taken to have no game, in milliseconds: another sandbox may have made one there meanwhile, whose lobby nobody listens to. */
const emptyFor = 30_000;

/** True in the lobby and while a game is played. */
export const isGoingOn = ({ table }: GameState): boolean => table.stage === 'lobby' || table.stage === 'playing';

/**
 * Finds the game of a place: that of its room, else the one that is played there. A game holds its place for as long as it goes on, and
 * a room for ever: so what was found once needs no look at the place before the game, which is read anew each time, has ended. Most
 * channels never have one: that is remembered for a moment, for what is overheard there.
 */
export function makeGameAt(store: Pick<GameStore, 'at' | 'load'>, clock: Clock): GameAt {
  const empty = new Map<string, number>();
  const look = makeLook(store);
  const gameAt = async (place: string): Promise<GameThere | undefined> => {
    const found = await look(place);
    if (found && isGoingOn(found.commit.state)) empty.delete(place);
    else {
      if (empty.size >= mostKnown) empty.clear();
      empty.set(place, clock.now() + emptyFor);
    }
    return found;
  };
  return Object.assign(gameAt, {
    overheard: async (place: string) => ((empty.get(place) ?? 0) > clock.now() ? undefined : gameAt(place)),
    opened: (place: string) => void empty.delete(place),
  });
}

/** What was found going on somewhere is looked for there no more. */
function makeLook(store: Pick<GameStore, 'at' | 'load'>): (place: string) => Promise<GameThere | undefined> {
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
