import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const resume: ActionListener = {
  on: actions.resume,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'resume' }, game, sender, ports),
};
