import type { View } from '../../engine/core/views.ts';
import { tryWords } from '../adapters/slack/cards/common.ts';
import { actForm } from '../forms/act-form.ts';
import { refusal } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
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
  if (!ask) return { say: whyNot(theme, view, ability) };
  return { open: actForm(theme, state.game, view, ask.open === true, ask.id) };
}

/** The reason of the rules, where they give one. */
function whyNot(theme: string, view: View, ability: string): Screen {
  const why = view.shut.find(({ abilities }) => abilities[0] === ability)?.why;
  return why ? refusal(theme, why.variant === undefined ? why.code : `${why.code}.${why.variant}`, { ...why.args }) : refusal(theme, 'common', { ability: tryWords(theme, view.ruleset, ability) });
}
