import type { Message } from '../../../engine/core/messages.ts';
import { callbacks, refParts } from '../../app/action-ids.ts';
import type { Reply } from '../../app/play.ts';
import { inPublic } from '../../forms/act-form.ts';
import { changedIn, errorsFor } from '../../forms/act-answer.ts';
import { noticeOf } from '../../forms/notice.ts';
import { modalOf } from '../../forms/screen.ts';
import { seenBy } from '../../forms/seen.ts';
import { toldScreen } from '../../forms/told-screen.ts';
import type { FormReply, ViewListener } from '../listener.ts';
import { commandOf } from '../playing.ts';
import type { ListenerPorts } from '../ports.ts';
import type { Sender } from '../sender.ts';

/** The forms of a phase: each ask that was changed is answered or taken back, the others are left alone. What came of it at once is shown. */
export const act: ViewListener = {
  on: callbacks.act,
  async submit(form, sender, ports) {
    const [game = '', phase = '', where] = refParts(form.private_metadata);
    const hidden = where !== inPublic;
    const errors: Record<string, string> = {};
    const replies: Reply[] = [];
    for (const change of changedIn(form)) {
      const reply = await ports.play(commandOf({ ...change, phase, ...(hidden ? { hidden } : {}) }, game, sender, change.ask));
      replies.push(reply);
      if (reply.ok) continue;
      const found = reply.refusals.some(({ field }) => field !== undefined) ? errorsFor(form, change.ask, reply.refusals) : {};
      if (Object.keys(found).length === 0) return { update: noticeOf(reply.refusals) };
      Object.assign(errors, found);
    }
    return Object.keys(errors).length > 0 ? { errors } : cameOf(replies, where === undefined, sender, ports);
  },
};

/** What whoever sent the form was told at once, where anything was. `isSecret`: also what everybody was told, which nobody can know to be about this very act. */
function cameOf(replies: readonly Reply[], isSecret: boolean, { person }: Sender, { rules }: ListenerPorts): FormReply {
  const last = replies.at(-1);
  const messages = replies
    .flatMap((reply): readonly Message[] => (reply.ok && !reply.repeated ? reply.change.messages : []))
    .filter(({ to }) => isSecret || to !== 'table');
  if (!last?.ok || messages.length === 0) return undefined;
  const screen = toldScreen(seenBy(rules, last.state, person), messages);
  return screen && { update: modalOf(screen) };
}
