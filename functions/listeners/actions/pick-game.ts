import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { typedFor } from '../pressed.ts';

/** Which game was meant: what was typed is carried out there. */
export const pickGame: ActionListener = {
  on: actions.pickGame,
  run: ({ parts: [game, typed = ''] }, sender, ports) => typedFor(typed, game, sender, ports),
};
