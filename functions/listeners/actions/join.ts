import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const join: ActionListener = {
  on: actions.join,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'join', name: (await sender.profile()).name }, game, sender, ports),
};
