import type { ModalView } from '@slack/types';
import { phaseText } from '../../engine/core/state.ts';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { radio, words } from './inputs.ts';
import type { Screen } from './screen.ts';
import type { Seen } from './seen.ts';

export const hostBlocks = { what: 'what', length: 'length' } as const;

export const hostActs = ['end-phase', 'extend', 'pause', 'resume'] as const;
export type HostAct = (typeof hostActs)[number];

/** The host's console: what stands, and what the host can do about it. */
export function hostForm({ state, theme, view }: Seen, standing: Screen, first: HostAct = 'extend'): ModalView {
  const { table, game } = state;
  const possible = hostActs.filter(act => act !== (table.paused === null ? 'resume' : 'pause'));
  const acts = possible.map(act => ({ value: act, text: sentence(theme, `form.host.${act}`) }));
  return {
    type: 'modal',
    callback_id: callbacks.host,
    private_metadata: ref(game, view ? phaseText(view.phase) : ''),
    title: plain(sentence(theme, 'form.host.title')),
    submit: plain(sentence(theme, 'form.host.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [
      ...sections(standing.lines),
      radio({ block: hostBlocks.what, label: sentence(theme, 'form.host.what') }, acts, first),
      words(
        {
          block: hostBlocks.length,
          label: sentence(theme, 'form.host.length'),
          hint: sentence(theme, 'form.host.length.hint'),
          optional: true,
        },
        { initial: '2h', longest: 20 },
      ),
    ],
  };
}
