import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** The host ends the phase that the button was made for. */
export const endPhase: ActionListener = {
  on: actions.endPhase,
  run: async ({ parts: [game, phase] }, sender, ports) =>
    playPressed({ type: 'end-phase', ...(phase === undefined ? {} : { phase }) }, game, sender, ports),
};
