import { callbacks, refParts } from '../../app/action-ids.ts';
import { decidedIn, decisionBlock } from '../../forms/decision-form.ts';
import { modalOf } from '../../forms/screen.ts';
import { only } from '../../forms/say.ts';
import { pickedIn } from '../../forms/sent.ts';
import type { ViewListener } from '../listener.ts';
import { overseen } from '../overseeing.ts';
import { commandOf } from '../playing.ts';

/** An answer to a decision. */
export const decision: ViewListener = {
  on: callbacks.decision,
  async submit({ private_metadata, state: { values } }, sender, ports) {
    const [game = '', phase, key = ''] = refParts(private_metadata);
    const seen = await overseen(game, sender, ports, phase);
    if (!seen.ok) return { update: modalOf(seen.say) };
    const open = seen.view.decisions.find(one => one.key === key);
    if (!open) return { update: modalOf(only(seen.theme, 'decision.gone')) };
    const reply = await ports.play(commandOf({ type: 'decide', key, value: decidedIn(open, pickedIn(values, decisionBlock)[0] ?? '') }, game, sender));
    return reply.ok ? undefined : { errors: { [decisionBlock]: reply.refusals.map(({ message }) => message).join(' ') } };
  },
};
