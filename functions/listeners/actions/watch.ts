import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const watch: ActionListener = {
  on: actions.watch,
  run: async ({ parts: [game] }, sender, ports) => playPressed({ type: 'watch', name: (await sender.profile()).name }, game, sender, ports),
};
