import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { modal, typedFor } from '../pressed.ts';

/** One's own card, in a window. */
export const openRole: ActionListener = {
  on: actions.openRole,
  run: async ({ parts: [game] }, sender, ports) => modal(await typedFor('role', game, sender, ports)),
};
