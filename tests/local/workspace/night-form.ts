import type { ModalView } from '@slack/types';
import { plain } from './office.ts';

/** A form with a choice that must be made and words that may be written. */
export const modal = (title: string, more: Partial<ModalView> = {}): ModalView => ({
  type: 'modal',
  callback_id: 'night',
  private_metadata: 'ask-1',
  title: plain(title),
  submit: plain('Send'),
  blocks: [
    {
      type: 'input',
      block_id: 'target',
      label: plain('Whom?'),
      element: {
        type: 'static_select',
        action_id: 'who',
        options: [
          { text: plain('Ben'), value: 'U0BEN' },
          { text: plain('Cleo'), value: 'U0CLEO' },
        ],
      },
    },
    {
      type: 'input',
      block_id: 'words',
      optional: true,
      label: plain('Words'),
      element: { type: 'plain_text_input', action_id: 'text', min_length: 3, max_length: 5 },
    },
  ],
  ...more,
});

/** The form filled in. */
export const chose = (value: string, words?: string) => ({
  target: { who: { type: 'static_select', selected_option: { value } } },
  ...(words === undefined ? {} : { words: { text: { type: 'plain_text_input', value: words } } }),
});
