import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** Takes a vote back. */
export const unvote: ActionListener = {
  on: actions.unvote,
  run: async ({ parts: [game, phase, poll = ''] }, sender, ports) =>
    playPressed({ type: 'unvote', poll, ...(phase === undefined ? {} : { phase }) }, game, sender, ports),
};
