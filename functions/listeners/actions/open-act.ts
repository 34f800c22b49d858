import { actions } from '../../app/action-ids.ts';
import { actForm } from '../../forms/act-form.ts';
import type { ActionListener } from '../listener.ts';
import { openGame } from '../pressed.ts';

/** Opens the forms of the phase. Everybody has this button, whether they can do something or not. */
export const openAct: ActionListener = {
  on: actions.openAct,
  run: async ({ parts: [game, phase] }, sender, ports) => {
    const found = await openGame({ game, phase }, sender, ports);
    return found.ok ? { open: actForm(found.theme, found.state.game, found.view) } : found;
  },
};
