import { actions } from '../../app/action-ids.ts';
import { valueWords } from '../../adapters/slack/cards/decision-words.ts';
import { only } from '../../forms/say.ts';
import type { ActionListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';
import { playPressed } from '../pressed.ts';

/** Settles a decision as it would be settled without an answer. */
export const takeDefault: ActionListener = {
  on: actions.takeDefault,
  run: async ({ parts: [game, phase, key] }, sender, ports) => {
    const seen = await overseen(game, sender, ports, phase);
    if (!seen.ok) return seen;
    const decision = seen.view.decisions.find(one => one.key === key);
    return decision ? playPressed({ type: 'decide', key: decision.key, value: valueWords(decision, decision.fallback) }, game, sender, ports) : { say: only(seen.theme, 'decision.gone') };
  },
};
