import { callbacks, refParts } from '../../app/action-ids.ts';
import { doneTravel } from '../../forms/done-travel.ts';
import { noticeOf } from '../../forms/notice.ts';
import { modalOf } from '../../forms/screen.ts';
import { seenBy } from '../../forms/seen.ts';
import { pickedIn } from '../../forms/sent.ts';
import { travelBlock } from '../../forms/travel-form.ts';
import type { ViewListener } from '../listener.ts';
import { newcomer } from '../newcomer.ts';
import { commandOf } from '../playing.ts';

/** Somebody asks to come to the table, by form. */
export const travel: ViewListener = {
  on: callbacks.travel,
  async submit({ private_metadata, state: { values } }, sender, ports) {
    const [game = ''] = refParts(private_metadata);
    const who = await newcomer(sender);
    if ('say' in who) return { update: modalOf(who.say) };
    const [role = ''] = pickedIn(values, travelBlock);
    const reply = await ports.play(commandOf({ type: 'travel', name: who.name, role }, game, sender));
    return { update: reply.ok ? modalOf(doneTravel(seenBy(ports.rules, reply.state, sender.person))) : noticeOf(reply.refusals) };
  },
};
