import type { ModalView } from '@slack/types';
import type { Refusal } from '../../engine/table/decision.ts';
import { houseTheme, refused } from './say.ts';
import { modalOf } from './screen.ts';

/** What takes a form's place when it cannot be sent any more: why, in the words of the game. */
export const noticeOf = (refusals: readonly Refusal[]): ModalView => modalOf(refused(houseTheme, refusals));
