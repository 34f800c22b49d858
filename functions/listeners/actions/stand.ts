import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** A vote on a nomination, by button. */
export const stand: ActionListener = {
  on: actions.stand,
  run: async ({ parts: [game, phase, poll = '', choice = ''] }, sender, ports) =>
    playPressed({ type: 'vote', poll, choice, ...(phase === undefined ? {} : { phase }) }, game, sender, ports),
};
