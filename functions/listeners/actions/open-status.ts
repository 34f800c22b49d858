import { actions } from '../../app/action-ids.ts';
import { gamesScreen } from '../../forms/hub-screen.ts';
import type { ActionListener } from '../listener.ts';
import { modal, typedFor } from '../pressed.ts';
import { gamesOf } from '../which-game.ts';

/** What stands in a game, in a window; without a game, all games of whoever pressed. */
export const openStatus: ActionListener = {
  on: actions.openStatus,
  run: async ({ parts: [game] }, sender, ports) =>
    game === undefined
      ? { say: gamesScreen((await gamesOf(sender, ports)).map(({ state }) => state)) }
      : modal(await typedFor('status', game, sender, ports)),
};
