import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** A choice made on the vote card. */
export const vote: ActionListener = {
  on: actions.vote,
  run: async ({ parts: [game, phase, poll = ''], choice = '' }, sender, ports) =>
    playPressed({ type: 'vote', poll, choice, ...(phase === undefined ? {} : { phase }) }, game, sender, ports),
};
