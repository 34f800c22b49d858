import type { Seat } from '../../engine/core/state.ts';
import { refusal } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import { seatMeant } from './mentions.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';
import { type Here, whichGame } from './which-game.ts';

/** The game that a typed act of the host means, and the seat of the player whom it names; or what is wrong. */
export async function playerMeant(who: string, typed: string, sender: Sender, ports: ListenerPorts): Promise<{ readonly here: Here; readonly seat: Seat } | { readonly say: Screen }> {
  const which = await whichGame(sender, ports, typed);
  if ('say' in which) return which;
  const { here } = which;
  if (!here.view) return { say: refusal(here.theme, here.state.table.stage === 'cancelled' ? 'cancelled' : 'not-started') };
  const seat = seatMeant(who, here, sender.team);
  return seat === undefined ? { say: refusal(here.theme, 'unknown-player', { typed: who, possible: here.view.seats.map(({ name }) => name) }) } : { here, seat };
}
