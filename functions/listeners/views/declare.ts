import { callbacks, refParts } from '../../app/action-ids.ts';
import { noticeOf } from '../../forms/notice.ts';
import type { ViewListener } from '../listener.ts';
import { commandOf } from '../playing.ts';

/** The host has said who has won, and meant it. */
export const declare: ViewListener = {
  on: callbacks.declare,
  async submit({ private_metadata }, sender, ports) {
    const [game = '', phase = '', side = ''] = refParts(private_metadata);
    const reply = await ports.play(commandOf({ type: 'declare', side, phase }, game, sender));
    return reply.ok ? undefined : { update: noticeOf(reply.refusals) };
  },
};
