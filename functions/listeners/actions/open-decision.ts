import { actions } from '../../app/action-ids.ts';
import { decisionForm } from '../../forms/decision-form.ts';
import { only } from '../../forms/say.ts';
import type { ActionListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';

/** Opens the form of a decision that waits. */
export const openDecision: ActionListener = {
  on: actions.openDecision,
  run: async ({ parts: [game, phase, key] }, sender, ports) => {
    const seen = await overseen(game, sender, ports, phase);
    if (!seen.ok) return seen;
    const decision = seen.view.decisions.find(one => one.key === key);
    return decision ? { open: decisionForm(seen.theme, seen.state.game, seen.view, decision) } : { say: only(seen.theme, 'decision.gone') };
  },
};
