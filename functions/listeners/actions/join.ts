import { actions } from '../../app/action-ids.ts';
import { houseTheme, only } from '../../forms/say.ts';
import type { ActionListener } from '../listener.ts';
import { playPressed } from '../pressed.ts';

export const join: ActionListener = {
  on: actions.join,
  run: async ({ parts: [game] }, sender, ports) => {
    const { name, canPlay } = await sender.profile();
    return canPlay ? playPressed({ type: 'join', name }, game, sender, ports) : { say: only(houseTheme, 'join.stranger') };
  },
};
