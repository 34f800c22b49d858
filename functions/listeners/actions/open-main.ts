import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { openCommon } from '../open-common.ts';

/** What the running part of the game is about, where everybody sees it. */
export const openMain: ActionListener = { on: actions.openMain, run: openCommon };
