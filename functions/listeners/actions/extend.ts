import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { openConsole } from '../pressed.ts';

/** By how long: the console asks. */
export const extend: ActionListener = {
  on: actions.extend,
  run: ({ parts: [game, phase] }, sender, ports) => openConsole({ game, phase }, sender, ports, 'extend'),
};
