import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { typedFor } from '../pressed.ts';

/** Opens the form for whoever would like to come to the table in mid-game. */
export const openTravel: ActionListener = {
  on: actions.openTravel,
  run: ({ parts: [game] }, sender, ports) => typedFor('travel', game, sender, ports),
};
