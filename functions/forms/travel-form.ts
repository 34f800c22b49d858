import type { ModalView } from '@slack/types';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { oneOf } from './inputs.ts';
import { said } from './say.ts';
import type { Seen } from './seen.ts';

/** The form's only input. */
export const travelBlock = 'role';

/** As what somebody may come to the table now: nothing where they sit there already, or where nobody may come. */
export const arrivalsFor = ({ state: { terms, play }, ruleset, seat }: Seen): readonly string[] =>
  play && !play.winners && seat === undefined ? (ruleset.arrivals?.(terms, play) ?? []) : [];

/** The question as what somebody would like to come to the table in mid-game, or nothing where nobody may come. */
export function travelForm(seen: Seen): { readonly open: ModalView } | undefined {
  const { theme, state: { game } } = seen;
  const possible = arrivalsFor(seen);
  if (possible.length === 0) return undefined;
  const shape = { block: travelBlock, label: sentence(theme, 'form.travel.label'), hint: sentence(theme, 'form.travel.hint'), placeholder: sentence(theme, 'form.act.pick') };
  return {
    open: {
      type: 'modal',
      callback_id: callbacks.travel,
      private_metadata: ref(game),
      title: plain(sentence(theme, 'form.travel.title')),
      submit: plain(sentence(theme, 'form.travel.submit')),
      close: plain(sentence(theme, 'form.close')),
      blocks: [...sections([said(theme, 'travel.text')]), oneOf(shape, possible.map(name => ({ value: name, text: name })))],
    },
  };
}
