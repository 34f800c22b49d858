import { minutesOf } from '../../../engine/table/bells.ts';
import { sentence } from '../../../engine/themes/words.ts';
import { callbacks, refParts } from '../../app/action-ids.ts';
import { personOf } from '../../adapters/slack/ids.ts';
import { declareForm } from '../../forms/declare-form.ts';
import { hostActs, hostBlocks as blocks } from '../../forms/host-form.ts';
import { noticeOf } from '../../forms/notice.ts';
import { houseTheme } from '../../forms/say.ts';
import { pickedIn } from '../../forms/sent.ts';
import type { FormReply, ViewListener } from '../listener.ts';
import { type Bare, commandOf } from '../playing.ts';
import type { Sender, Submission } from '../sender.ts';

/** What is missing, by its input, or what is asked first. */
type Answered = NonNullable<FormReply>;

/** What the host chose in the console. */
export const host: ViewListener = {
  on: callbacks.host,
  async submit(form, sender, ports) {
    const [game = '', phase = ''] = refParts(form.private_metadata);
    const bare = await bareIn(form, game, phase, sender);
    if (!('type' in bare)) return bare;
    const reply = await ports.play(commandOf(bare, game, sender));
    if (reply.ok) return undefined;
    const [first] = reply.refusals;
    const block = bare.type === 'extend' && first?.code === 'malformed' ? blocks.length : blockOf[first?.code ?? ''];
    return block === undefined ? { update: noticeOf(reply.refusals) } : { errors: { [block]: first!.message } };
  },
};

const blockOf: Readonly<Record<string, string>> = { 'unknown-player': blocks.player, 'illegal-target': blocks.player, 'already-in': blocks.person };

async function bareIn({ state: { values } }: Submission, game: string, phase: string, sender: Sender): Promise<Bare | Answered> {
  const one = (block: string): string | undefined => pickedIn(values, block)[0]?.trim();
  const what = hostActs.find(act => act === one(blocks.what)) ?? 'extend';
  const seat = one(blocks.player);
  switch (what) {
    case 'extend': return { type: what, minutes: minutesOf(one(blocks.length)?.toLowerCase() ?? '') };
    case 'end-phase': return { type: what, phase };
    case 'pause':
    case 'resume': return { type: what };
    case 'kill': return seat === undefined ? wrong(blocks.player, 'host.player.none') : { type: what, seat, phase };
    case 'replace': return seat === undefined ? wrong(blocks.player, 'host.player.none') : replaceBy(one(blocks.person), seat, sender);
    case 'declare': {
      const side = one(blocks.side);
      return side === undefined ? wrong(blocks.side, 'host.side.none') : { update: declareForm(houseTheme, game, phase, side) };
    }
  }
}

async function replaceBy(user: string | undefined, seat: string, sender: Sender): Promise<Bare | Answered> {
  if (user === undefined) return wrong(blocks.person, 'host.person.none');
  const { name, canPlay } = await sender.profile(user);
  return canPlay ? { type: 'replace', seat, by: personOf(sender.team, user), name } : wrong(blocks.person, 'join.stranger');
}

const wrong = (block: string, key: string): Answered => ({ errors: { [block]: sentence(houseTheme, `form.${key}`) } });
