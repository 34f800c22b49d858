import type { ModalView } from '@slack/types';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { said } from './say.ts';

/** The question before a game ends by the host's word. `side` is the name of what has won. */
export const declareForm = (theme: string, game: string, phase: string, side: string): ModalView => ({
  type: 'modal',
  callback_id: callbacks.declare,
  private_metadata: ref(game, phase, side),
  title: plain(sentence(theme, 'form.declare.title')),
  submit: plain(sentence(theme, 'form.declare.submit')),
  close: plain(sentence(theme, 'form.close')),
  blocks: [...sections([said(theme, 'declare.text', { side })])],
});
