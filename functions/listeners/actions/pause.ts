import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const pause: ActionListener = {
  on: actions.pause,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'pause' }, game, sender, ports),
};
