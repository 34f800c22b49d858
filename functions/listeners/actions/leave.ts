import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const leave: ActionListener = {
  on: actions.leave,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'leave' }, game, sender, ports),
};
