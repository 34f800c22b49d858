import type { KnownBlock, ModalView } from '@slack/types';
import { phaseText } from '../../engine/core/state.ts';
import type { AskView, View } from '../../engine/core/views.ts';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { cut, escape, mrkdwn, plain } from '../adapters/slack/blocks/text.ts';
import { inputsFor } from './fields.ts';
import { oneOf } from './inputs.ts';
import { capital, nameIn } from './seen.ts';

/** A modal holds a hundred blocks. */
const mostBlocks = 100;

/** The forms of a phase for one player. It looks the same for somebody who has nothing to do, so that a glance over a shoulder tells nothing. */
export function actForm(theme: string, game: string, view: View): ModalView {
  const asks = view.asks.map(ask => [headOf(theme, ask, view), ...inputsFor(theme, ask, view)]);
  const intro: KnownBlock = {
    type: 'section',
    text: mrkdwn(escape(sentence(theme, asks.length > 0 ? 'form.act.intro' : 'form.act.idle'))),
  };
  return {
    type: 'modal',
    callback_id: callbacks.act,
    private_metadata: ref(game, phaseText(view.phase)),
    title: plain(cut(capital(phaseText(view.phase)), 24)),
    submit: plain(sentence(theme, 'form.act.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [intro, ...(asks.length > 0 ? whole(asks) : idle(theme, view))],
  };
}

/** As many asks as there is room for, none of them cut in half. */
function whole(asks: readonly (readonly KnownBlock[])[]): KnownBlock[] {
  const out: KnownBlock[] = [];
  for (const blocks of asks) if (out.length + blocks.length < mostBlocks) out.push(...blocks);
  return out;
}

function headOf(theme: string, ask: AskView, view: View): KnownBlock {
  const by = ask.chosen && ask.chosen.by !== view.viewer ? [sentence(theme, 'form.act.by', { name: nameIn(view, ask.chosen.by) })] : [];
  const notes = [
    ...(ask.shared === undefined ? [] : [sentence(theme, 'form.act.shared')]),
    ...(ask.usesLeft === undefined ? [] : [sentence(theme, 'form.act.uses', { count: ask.usesLeft })]),
    ...by,
  ];
  return { type: 'section', text: mrkdwn([`*${escape(capital(ask.abilities[0]!))}*`, ...notes.map(escape)].join('\n')) };
}

/** An input that nobody reads: it only makes the form look like any other. */
function idle(theme: string, view: View): KnownBlock[] {
  const others = view.living.filter(seat => seat !== view.viewer).map(seat => ({ value: seat, text: nameIn(view, seat) }));
  const shape = {
    block: 'idle',
    label: sentence(theme, 'form.act.idle.label'),
    hint: sentence(theme, 'form.act.idle.hint'),
    optional: true,
  };
  return others.length === 0 ? [] : [oneOf({ ...shape, placeholder: sentence(theme, 'form.act.pick') }, others)];
}
