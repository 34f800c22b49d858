import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const start: ActionListener = {
  on: actions.start,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'start' }, game, sender, ports),
};
