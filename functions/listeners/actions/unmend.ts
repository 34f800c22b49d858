import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

/** Takes the last thing back that was set by hand. */
export const unmend: ActionListener = {
  on: actions.unmend,
  run: ({ parts: [game] }, sender, ports) => playPressed({ type: 'unmend' }, game, sender, ports),
};
