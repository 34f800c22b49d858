import { actions } from '../../app/action-ids.ts';
import type { ActionListener } from '../listener.ts';
import { openCommon } from '../open-common.ts';

/** Anything else that anybody may try. */
export const openOne: ActionListener = { on: actions.openOne, run: openCommon };
