import { minutesOf } from '../../../engine/table/bells.ts';
import { callbacks, refParts } from '../../app/action-ids.ts';
import { hostActs, hostBlocks } from '../../forms/host-form.ts';
import { noticeOf } from '../../forms/notice.ts';
import { pickedIn } from '../../forms/sent.ts';
import type { ViewListener } from '../listener.ts';
import { type Bare, commandOf } from '../playing.ts';

/** What the host chose in the console. */
export const host: ViewListener = {
  on: callbacks.host,
  async submit(form, sender, ports) {
    const [game = '', phase = ''] = refParts(form.private_metadata);
    const what = hostActs.find(act => act === pickedIn(form.state.values, hostBlocks.what)[0]) ?? 'extend';
    const minutes = minutesOf(pickedIn(form.state.values, hostBlocks.length)[0]?.trim().toLowerCase() ?? '');
    const bare: Bare = what === 'extend' ? { type: what, minutes } : what === 'end-phase' ? { type: what, phase } : { type: what };
    const reply = await ports.play(commandOf(bare, game, sender));
    if (reply.ok) return undefined;
    const [first] = reply.refusals;
    return first?.code === 'malformed' ? { errors: { [hostBlocks.length]: first.message } } : { update: noticeOf(reply.refusals) };
  },
};
