import { actions } from '../../app/action-ids.ts';
import { dealForm } from '../../forms/decision-form.ts';
import type { ActionListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';

/** Opens the first page of what the deal leaves open. */
export const openDeal: ActionListener = {
  on: actions.openDeal,
  run: async ({ parts: [game, phase] }, sender, ports) => {
    const seen = await overseen(game, sender, ports, phase);
    return seen.ok ? { open: dealForm(seen.theme, seen.state.game, seen.view, 0) } : seen;
  },
};
