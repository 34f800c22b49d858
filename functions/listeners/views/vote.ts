import { callbacks, refParts } from '../../app/action-ids.ts';
import { noticeOf } from '../../forms/notice.ts';
import { isSame, openedWith, pickedIn } from '../../forms/sent.ts';
import { voteBlock } from '../../forms/vote-form.ts';
import type { ViewListener } from '../listener.ts';
import { commandOf } from '../playing.ts';

/** A vote by form; an empty one takes the vote back. */
export const vote: ViewListener = {
  on: callbacks.vote,
  async submit(form, sender, ports) {
    const [game = '', phase = '', poll = ''] = refParts(form.private_metadata);
    const now = pickedIn(form.state.values, voteBlock);
    if (isSame(now, openedWith(form, voteBlock))) return undefined;
    const [choice] = now;
    const reply = await ports.play(
      commandOf(choice === undefined ? { type: 'unvote', poll, phase } : { type: 'vote', poll, choice, phase }, game, sender),
    );
    if (reply.ok) return undefined;
    const [first] = reply.refusals;
    return first?.field === undefined ? { update: noticeOf(reply.refusals) } : { errors: { [voteBlock]: first.message } };
  },
};
