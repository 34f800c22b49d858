import { callbacks, ref, refParts } from '../../app/action-ids.ts';
import { dealForm, decidedIn, hasPage, pageOf } from '../../forms/decision-form.ts';
import { modalOf } from '../../forms/screen.ts';
import { isSame, openedWith, pickedIn } from '../../forms/sent.ts';
import type { ViewListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';
import { commandOf } from '../playing.ts';

/** A page of what the deal leaves open: what was changed is decided, and the next page comes, if there is one. */
export const deal: ViewListener = {
  on: callbacks.deal,
  async submit(form, sender, ports) {
    const [game = '', phase, page = '0'] = refParts(form.private_metadata);
    const seen = await overseen(game, sender, ports, phase);
    if (!seen.ok) return { update: modalOf(seen.say) };
    const errors: Record<string, string> = {};
    for (const open of pageOf(seen.view, Number(page))) {
      const block = ref(open.key);
      const now = pickedIn(form.state.values, block);
      if (now.length === 0 || isSame(now, openedWith(form, block))) continue;
      const reply = await ports.play(commandOf({ type: 'decide', key: open.key, value: decidedIn(open, now[0]!) }, game, sender, open.key));
      if (!reply.ok) errors[block] = reply.refusals.map(({ message }) => message).join(' ');
    }
    if (Object.keys(errors).length > 0) return { errors };
    const next = await overseen(game, sender, ports, phase);
    return next.ok && hasPage(next.view, Number(page) + 1) ? { update: dealForm(next.theme, game, next.view, Number(page) + 1) } : undefined;
  },
};
