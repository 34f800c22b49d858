import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { modal } from '../pressed.ts';
import { runTyped } from '../typed.ts';

export const help: ActionListener = { on: actions.help, run: async (_, sender, ports) => modal(await runTyped('help', sender, ports)) };
