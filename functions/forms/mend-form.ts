import type { InputBlock, ModalView } from '@slack/types';
import type { Field } from '../../engine/core/forms.ts';
import { phaseText, type Seat } from '../../engine/core/state.ts';
import { sentence } from '../../engine/themes/words.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { oneOf, words } from './inputs.ts';
import { said } from './say.ts';
import { nameIn, type Seen } from './seen.ts';

/** All that may be set by hand about a seat, as it stands now; nothing where the rules leave none of it. */
export function mendForm({ state: { terms, play, game }, theme, view, ruleset: { mending } }: Seen, seat: Seat): ModalView | undefined {
  if (!mending || !play || !view || !play.order.includes(seat)) return undefined;
  const stands = mending.standing(terms, play, seat);
  const fields = Object.entries(mending.form(terms, play, seat));
  return {
    type: 'modal',
    callback_id: callbacks.mend,
    private_metadata: ref(game, phaseText(view.phase), seat),
    title: plain(sentence(theme, 'form.mend.title')),
    submit: plain(sentence(theme, 'form.mend.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [
      ...sections([said(theme, 'mend.intro', { name: nameIn(view, seat) })]),
      ...fields.map(([name, field]) => input(theme, name, sentence(theme, `form.${field.label}`), stands[name] ?? '', field.of === 'text' ? undefined : field.from(view), field)),
    ],
  };
}

const input = (theme: string, block: string, label: string, stands: string, values: readonly string[] | undefined, { longest }: Field): InputBlock =>
  values === undefined
    ? words({ block, label }, { initial: stands, ...(longest === undefined ? {} : { longest }) })
    : oneOf({ block, label, placeholder: sentence(theme, 'form.act.pick') }, values.map(value => ({ value, text: value })), stands);
