import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { openConsole } from '../pressed.ts';

export const openHost: ActionListener = {
  on: actions.openHost,
  run: ({ parts: [game] }, sender, ports) => openConsole({ game }, sender, ports),
};
