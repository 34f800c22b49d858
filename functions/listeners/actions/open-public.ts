import { actions } from '../../app/action-ids.ts';
import { actForm } from '../../forms/act-form.ts';
import type { ActionListener } from '../listener.ts';
import { openGame } from '../pressed.ts';

/** Opens the forms of what is used before everybody; its button stands in the channel of the game. */
export const openPublic: ActionListener = {
  on: actions.openPublic,
  run: async ({ parts: [game, phase] }, sender, ports) => {
    const found = await openGame({ game, phase }, sender, ports);
    return found.ok ? { open: actForm(found.theme, found.state.game, found.view, true) } : found;
  },
};
