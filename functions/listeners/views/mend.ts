import { callbacks, refParts } from '../../app/action-ids.ts';
import { modalOf } from '../../forms/screen.ts';
import { only } from '../../forms/say.ts';
import { inputsOf, isSame, openedWith, pickedIn } from '../../forms/sent.ts';
import type { ViewListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';
import { commandOf } from '../playing.ts';

/** What was changed about a player by hand, one thing after the other. */
export const mend: ViewListener = {
  on: callbacks.mend,
  async submit(form, sender, ports) {
    const [game = '', phase, seat = ''] = refParts(form.private_metadata);
    const seen = await overseen(game, sender, ports, phase);
    if (!seen.ok) return { update: modalOf(seen.say) };
    const changed = inputsOf(form).filter(block => !isSame(pickedIn(form.state.values, block), openedWith(form, block)));
    if (changed.length === 0) return { update: modalOf(only(seen.theme, 'mend.nothing')) };
    const errors: Record<string, string> = {};
    for (const field of changed) {
      const value = pickedIn(form.state.values, field)[0] ?? '';
      const reply = await ports.play(commandOf({ type: 'mend', seat, field, value }, game, sender, field));
      if (!reply.ok) errors[field] = reply.refusals.map(({ message }) => message).join(' ');
    }
    return Object.keys(errors).length > 0 ? { errors } : undefined;
  },
};
