import { actForm } from '../forms/act-form.ts';
import { refusal } from '../forms/say.ts';
import type { Press, Shown } from './listener.ts';
import { openGame } from './pressed.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';

/** Opens the form of one thing that anybody may try, if whoever pressed may try it now. */
export async function openCommon({ parts: [game, phase, pressed], choice: ability = pressed ?? '' }: Press, sender: Sender, ports: ListenerPorts): Promise<Shown> {
  const found = await openGame({ game, phase }, sender, ports);
  if (!found.ok) return found;
  const { theme, state, view } = found;
  const ask = view.asks.find(({ common, abilities }) => common && abilities[0] === ability);
  if (!ask) return { say: refusal(theme, 'common', { ability }) };
  return { open: actForm(theme, state.game, view, ask.open === true, ask.id) };
}
