import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { runTyped } from '../typed.ts';

/** The form of a new game. */
export const newGame: ActionListener = { on: actions.newGame, run: (_, sender, ports) => runTyped('new', sender, ports) };
