import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** An ability that has nothing to choose, carried out at once. */
export const useNow: ActionListener = {
  on: actions.useNow,
  run: async ({ parts: [game, phase, ask = ''] }, sender, ports) =>
    playPressed({ type: 'answer', ask, raw: {}, hidden: true, ...(phase === undefined ? {} : { phase }) }, game, sender, ports),
};
