import { refParts, actions } from '../../app/action-ids.ts';
import { mendForm } from '../../forms/mend-form.ts';
import { refusal } from '../../forms/say.ts';
import type { ActionListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';

/** Opens what may be set by hand about the player who was picked. */
export const openMend: ActionListener = {
  on: actions.openMend,
  run: async ({ parts: [game], choice = '' }, sender, ports) => {
    const seen = await overseen(game, sender, ports);
    if (!seen.ok) return seen;
    const form = mendForm(seen, refParts(choice)[0] ?? '');
    return form ? { open: form } : { say: refusal(seen.theme, 'not-started') };
  },
};
