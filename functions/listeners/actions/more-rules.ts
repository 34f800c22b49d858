import { actions } from '../../app/action-ids.ts';
import { ruleIds } from '../../app/rules.ts';
import { newGameForm } from '../../forms/new-game-form.ts';
import type { ActionListener } from '../listener.ts';

/** The form of a new game once more, with every option of the rules; what was filled in stays. */
export const moreRules: ActionListener = {
  on: actions.moreRules,
  run: async ({ parts: [channel, zone] }, { user }, { rules }) => ({
    open: newGameForm({ user, ...(channel === undefined ? {} : { channel }), ...(zone === undefined ? {} : { zone }) }, rules(ruleIds[0]!)),
    instead: true,
  }),
};
