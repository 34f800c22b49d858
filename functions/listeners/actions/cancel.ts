import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const cancel: ActionListener = {
  on: actions.cancel,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'cancel-game' }, game, sender, ports),
};
