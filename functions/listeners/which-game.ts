import type { Commit } from '../app/ports.ts';
import { placeOf } from '../adapters/slack/ids.ts';
import { whichScreen } from '../forms/hub-screen.ts';
import { houseTheme, refusal } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import { seenBy, type Seen } from '../forms/seen.ts';
import { isGoingOn } from './game-at.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';

/** A game as its sender may see it, the commit that this was read from, and the chat of the room where they stand. */
export interface Here extends Seen {
  readonly commit: Commit;
  readonly chat?: string;
}

type Ports = Pick<ListenerPorts, 'store' | 'rules' | 'gameAt'>;

/** How many of somebody's games are looked at. */
const mostGames = 20;

/** The game of the place: the one that a button names, the channel's, or the one whose room this is. */
export async function gameHere(sender: Sender, ports: Ports): Promise<Here | undefined> {
  const { game, team, channel } = sender;
  if (game !== undefined) {
    const commit = await ports.store.load(game);
    return commit && hereFrom(commit, sender, ports);
  }
  const there = channel === undefined ? undefined : await ports.gameAt(placeOf(team, channel));
  if (!there) return undefined;
  const { commit, ...chat } = there;
  return { ...hereFrom(commit, sender, ports), ...chat };
}

const hereFrom = (commit: Commit, { person }: Sender, { rules }: Ports): Here => ({ ...seenBy(rules, commit.state, person), commit });

/** The games that somebody has a part in and that go on. */
export async function gamesOf(sender: Sender, ports: Ports): Promise<readonly Here[]> {
  const rows = (await ports.store.gamesOf(sender.person)).slice(0, mostGames);
  const commits = (await Promise.all(rows.map(({ game }) => ports.store.load(game)))).flatMap(commit => (commit ? [commit] : []));
  return commits.filter(({ state }) => isGoingOn(state)).map(commit => hereFrom(commit, sender, ports));
}

export type Which = { readonly here: Here } | { readonly say: Screen };

/**
 * The game that a typed command means: that of the place, else the sender's only one in which it is possible.
 * Several: the sender is asked; `typed` is what is carried out then.
 */
export async function whichGame(
  sender: Sender,
  ports: Ports,
  typed: string,
  isPossible: (here: Here) => boolean = () => true,
): Promise<Which> {
  const here = await gameHere(sender, ports);
  if (here) return { here };
  const all = await gamesOf(sender, ports);
  const fit = all.filter(isPossible);
  const [first, second] = fit.length > 0 ? fit : all;
  if (!first) return { say: refusal(houseTheme, 'no-such-game') };
  if (!second) return { here: first };
  return {
    say: whichScreen(
      (fit.length > 0 ? fit : all).map(({ state }) => state),
      typed,
    ),
  };
}
