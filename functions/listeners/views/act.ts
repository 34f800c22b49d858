import { callbacks, refParts } from '../../app/action-ids.ts';
import { changedIn, errorsFor } from '../../forms/act-answer.ts';
import { noticeOf } from '../../forms/notice.ts';
import type { ViewListener } from '../listener.ts';
import { commandOf } from '../playing.ts';

/** The forms of a phase: each ask that was changed is answered or taken back, the others are left alone. */
export const act: ViewListener = {
  on: callbacks.act,
  async submit(form, sender, ports) {
    const [game = '', phase = ''] = refParts(form.private_metadata);
    const errors: Record<string, string> = {};
    for (const change of changedIn(form)) {
      const reply = await ports.play(commandOf({ ...change, phase }, game, sender, change.ask));
      if (reply.ok) continue;
      const found = reply.refusals.some(({ field }) => field !== undefined) ? errorsFor(form, change.ask, reply.refusals) : {};
      if (Object.keys(found).length === 0) return { update: noticeOf(reply.refusals) };
      Object.assign(errors, found);
    }
    return Object.keys(errors).length > 0 ? { errors } : undefined;
  },
};
