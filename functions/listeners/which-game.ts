import type { GameState } from '../../engine/table/table.ts';
import { placeOf } from '../adapters/slack/ids.ts';
import { whichScreen } from '../forms/hub-screen.ts';
import { houseTheme, refusal } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import { seenBy, type Seen } from '../forms/seen.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';

/** A game as its sender may see it, and the chat of the room where they stand. */
export interface Here extends Seen {
  readonly chat?: string;
}

type Ports = Pick<ListenerPorts, 'store' | 'rules'>;

/** How many of somebody's games are looked at. */
const mostGames = 20;

/** The game of the place: the one that a button names, the channel's, or the one whose room this is. */
export async function gameHere(sender: Sender, { store, rules }: Ports): Promise<Here | undefined> {
  const place = sender.channel === undefined ? undefined : placeOf(sender.team, sender.channel);
  const room = place === undefined || sender.game !== undefined ? undefined : await store.roomAt(place);
  const game = sender.game ?? room?.game ?? (place === undefined ? undefined : await store.gameAt(place));
  const state = game === undefined ? undefined : (await store.load(game))?.state;
  if (!state) return undefined;
  return { ...seenBy(rules, state, sender.person), ...(room ? { chat: room.slug } : {}) };
}

/** The games that somebody has a part in and that go on. */
export async function gamesOf(sender: Sender, { store, rules }: Ports): Promise<readonly Here[]> {
  const rows = (await store.gamesOf(sender.person)).slice(0, mostGames);
  const states = (await Promise.all(rows.map(({ game }) => store.load(game)))).flatMap(commit => (commit ? [commit.state] : []));
  return states.filter(isGoingOn).map(state => seenBy(rules, state, sender.person));
}

const isGoingOn = ({ table }: GameState): boolean => table.stage === 'lobby' || table.stage === 'playing';

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
