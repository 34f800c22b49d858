import type { InputBlock, ModalView } from '@slack/types';
import type { Side } from '../../engine/core/declared.ts';
import { phaseText } from '../../engine/core/state.ts';
import type { View } from '../../engine/core/views.ts';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { inputBlock, oneOf, pick, radio, words } from './inputs.ts';
import type { Screen } from './screen.ts';
import type { Seen } from './seen.ts';

export const hostBlocks = { what: 'what', length: 'length', player: 'player', person: 'person', side: 'side' } as const;

export const hostActs = ['end-phase', 'extend', 'pause', 'resume', 'kill', 'replace', 'declare'] as const;
export type HostAct = (typeof hostActs)[number];

/** The host's console: what stands, and what the host can do about it. */
export function hostForm({ state, theme, view, ruleset }: Seen, standing: Screen, first: HostAct = 'extend'): ModalView {
  const { table, game, terms, play } = state;
  const sides = (play && ruleset.declared?.sides(terms, play)) ?? [];
  const possible = hostActs.filter(act => act !== (table.paused === null ? 'resume' : 'pause') && (act !== 'declare' || sides.length > 0));
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
      ...(view ? [player(theme, view), person(theme)] : []),
      ...(sides.length > 0 ? [winner(theme, sides)] : []),
    ],
  };
}

const player = (theme: string, { seats }: View): InputBlock =>
  oneOf(
    {
      block: hostBlocks.player,
      label: sentence(theme, 'form.host.player'),
      hint: sentence(theme, 'form.host.player.hint'),
      placeholder: sentence(theme, 'form.host.player.pick'),
      optional: true,
    },
    seats.map(({ seat, name }) => ({ value: seat, text: name })),
  );

const person = (theme: string): InputBlock =>
  inputBlock(
    {
      block: hostBlocks.person,
      label: sentence(theme, 'form.host.person'),
      hint: sentence(theme, 'form.host.person.hint'),
      optional: true,
    },
    { type: 'users_select', action_id: pick },
  );

const winner = (theme: string, sides: readonly Side[]): InputBlock =>
  oneOf(
    {
      block: hostBlocks.side,
      label: sentence(theme, 'form.host.side'),
      hint: sentence(theme, 'form.host.side.hint'),
      placeholder: sentence(theme, 'form.act.pick'),
      optional: true,
    },
    sides.map(({ name }) => ({ value: name, text: name })),
  );
