import { phaseText } from '../../engine/core/state.ts';
import type { View } from '../../engine/core/views.ts';
import { houseTheme, refusal } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import { type Seen, seenBy } from '../forms/seen.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';

/** A running game as whoever runs it without playing sees it; or why not. `phase`: the one that they had in view. */
export async function overseen(
  game: string | undefined,
  sender: Sender,
  { store, rules }: ListenerPorts,
  phase?: string,
): Promise<(Seen & { readonly ok: true; readonly view: View }) | { readonly ok: false; readonly say: Screen }> {
  const state = game === undefined ? undefined : (await store.load(game))?.state;
  if (!state) return { ok: false, say: refusal(houseTheme, 'no-such-game') };
  const seen = seenBy(rules, state, sender.person);
  const { theme, view } = seen;
  const no = (code: string, args = {}) => ({ ok: false, say: refusal(theme, code, args) }) as const;
  if (seen.viewer !== 'host') return seen.seat === undefined ? no('not-host', { host: 'who made it' }) : no('not-now.playing');
  if (!view) return no('not-started');
  if (view.over) return no('over');
  const now = phaseText(view.phase);
  return phase !== undefined && phase !== now ? no('stale', { then: phase, now }) : { ...seen, ok: true, view };
}
