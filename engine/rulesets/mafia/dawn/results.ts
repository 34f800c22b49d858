import type { Json } from '../../../core/json.ts';
import type { Message } from '../../../core/messages.ts';
import type { Story } from '../../../core/story.ts';
import { modifierById } from '../catalogue.ts';
import { coversOf } from '../night/cover.ts';
import { later, putOff } from '../night/lasting.ts';
import type { Learned, Night } from '../night/night.ts';
import { resultMessage, said } from '../tell.ts';
import { AWAITED } from '../waiting.ts';
import { recipientOf, type Astray } from './astray.ts';
import { loudMessages } from './loud.ts';

/** A message that is not yet told; `astray`: whom it goes to is drawn when it is. */
interface Post {
  readonly message: Omit<Message, 'phase'>;
  readonly astray?: Astray;
}

/** Tells what was learned, and at the end of a phase what was put off until then. mafia/general/resolution-order#14 */
export function tellResults(story: Story, night: Night): void {
  if (night.ends) for (const post of due(night)) send(story, night, post);
  for (const learned of night.learned) {
    const { delay } = learned.part.power;
    const post = postOf(learned);
    if (delay > 0) putOff(night, learned.use.by, learned.use.by, later(night.play.phase, delay), post);
    else send(story, night, post);
  }
  if (!night.ends) for (const message of loudMessages(night)) putOff(night, message.to, message.about[0], night.phase, { message });
}

function postOf(learned: Learned): Post {
  const { use, part } = learned;
  const isAstray = coversOf(use, part).some(({ layer }) => modifierById(layer.id).results === 'astray');
  const message = resultMessage(use.by, learned);
  return isAstray ? { message, astray: { use: use.id, held: use.held.id, by: use.by, others: [...use.targets, ...use.copies] } } : { message };
}

/** What falls due at the end of this phase, also for those who have died since. mafia/modifier/delayed?3, ?4 */
const due = ({ play: { traits }, phase }: Night): readonly Post[] =>
  traits.flatMap(({ trait, args }) => (trait === AWAITED && isDue(args, phase) ? [args] : []));

/** What `putOff` laid down with a message. */
const isDue = (args: Json | undefined, phase: string): args is Json & Post =>
  typeof args === 'object' && args !== null && 'message' in args && 'from' in args && args.from === phase;

function send(story: Story, night: Night, { message, astray }: Post): void {
  const to = astray ? recipientOf(story, night, astray) : message.to;
  if (to !== undefined) story.add(said({ ...message, to, phase: night.phase }));
}
