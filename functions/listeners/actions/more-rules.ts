import { actions } from '../../app/action-ids.ts';
import { newGameBlocks, newGameForm } from '../../forms/new-game-form.ts';
import { pickedIn } from '../../forms/sent.ts';
import { rulesOf } from '../chosen-setup.ts';
import type { ActionListener } from '../listener.ts';

/** The form of a new game once more, with every option of the rules of what is chosen in it so far; what was filled in stays. */
export const moreRules: ActionListener = {
  on: actions.moreRules,
  run: async ({ parts: [channel, zone], filled = {} }, { user }, { rules }) => {
    const one = (block: string): string => pickedIn(filled, block)[0] ?? '';
    const ruleset = rules(rulesOf({ setup: one(newGameBlocks.setup), roles: one(newGameBlocks.roles) }, rules));
    return { open: newGameForm({ user, ...(channel === undefined ? {} : { channel }), ...(zone === undefined ? {} : { zone }) }, ruleset), instead: true };
  },
};
