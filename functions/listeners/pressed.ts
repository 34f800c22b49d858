import { phaseText } from '../../engine/core/state.ts';
import type { View } from '../../engine/core/views.ts';
import type { HostAct } from '../forms/host-form.ts';
import { houseTheme, refusal, refused } from '../forms/say.ts';
import { modalOf, type Screen } from '../forms/screen.ts';
import { type Seen, seenBy } from '../forms/seen.ts';
import { hostConsole } from './host-console.ts';
import type { Shown } from './listener.ts';
import { type Bare, commandOf } from './playing.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';
import { runTyped } from './typed.ts';

/** The game and the phase that a button was made for. */
export interface Made {
  readonly game: string | undefined;
  readonly phase?: string | undefined;
}

const none = { ok: false, say: refusal(houseTheme, 'no-such-game') } as const;

async function load({ game }: Made, { person }: Sender, { store, rules }: ListenerPorts): Promise<Seen | undefined> {
  const state = game === undefined ? undefined : (await store.load(game))?.state;
  return state && seenBy(rules, state, person);
}

/**
 * An act by button: its card shows what came of it, so only a refusal is answered. Only that needs the game's own wording,
 * so an act that is taken costs one read and one write.
 */
export async function playPressed(bare: Bare, game: string | undefined, sender: Sender, ports: ListenerPorts): Promise<Shown> {
  if (game === undefined) return none;
  const reply = await ports.play(commandOf(bare, game, sender));
  if (reply.ok) return undefined;
  const seen = await load({ game }, sender, ports);
  return seen ? { say: refused(seen.theme, reply.refusals) } : none;
}

/** A running game in which whoever pressed is a player who lives or still has a say, in the very phase of the button; else why no form opens. */
export async function openGame(
  made: Made,
  sender: Sender,
  ports: ListenerPorts,
): Promise<(Seen & { readonly ok: true; readonly view: View }) | { readonly ok: false; readonly say: Screen }> {
  const seen = await load(made, sender, ports);
  if (!seen) return none;
  const { state, theme, view, seat } = seen;
  const no = (code: string, args = {}) => ({ ok: false, say: refusal(theme, code, args) }) as const;
  if (state.table.stage === 'cancelled') return no('cancelled');
  if (!view) return no('not-started');
  if (seat === undefined) return no('not-in-game');
  if (view.over) return no('over');
  const now = phaseText(view.phase);
  if (made.phase !== undefined && made.phase !== now) return no('stale', { then: made.phase, now });
  if (view.dead.includes(seat) && view.asks.length === 0 && !view.polls.some(({ mayVote }) => mayVote)) return no('dead');
  return state.table.paused === null ? { ...seen, ok: true, view } : no('paused');
}

/** The host's console for a button of a game. */
export async function openConsole(made: Made, sender: Sender, ports: ListenerPorts, first?: HostAct): Promise<Shown> {
  const seen = await load(made, sender, ports);
  return seen ? hostConsole(seen, made.phase, first) : none;
}

/** A typed command for a game that a button names. */
export const typedFor = (typed: string, game: string | undefined, sender: Sender, ports: ListenerPorts): Promise<Shown> =>
  runTyped(typed, game === undefined ? sender : { ...sender, game }, ports);

/** Words in a window of their own instead of a message. */
export const modal = (shown: Shown): Shown => (shown && 'say' in shown ? { open: modalOf(shown.say) } : shown);
