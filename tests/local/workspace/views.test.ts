import { expect, test } from 'vitest';
import { checkView } from '../../../local/workspace/server/blocks/index.ts';
import { field, input, mrkdwn, plain, section, viewRule, x } from './block-rules.ts';

const modal = (more: object = {}) => ({ type: 'modal', title: plain('Title'), submit: plain('Send'), blocks: [section()], ...more });

viewRule(
  'title length',
  'must be less than 25 characters [json-pointer:/view/title/text]',
  modal({ title: plain(x(24)) }),
  modal({ title: plain(x(25)) }),
);
viewRule('title is required', 'missing required field: title [json-pointer:/view]', modal(), modal({ title: undefined }));
viewRule(
  'submit length',
  'must be less than 25 characters [json-pointer:/view/submit/text]',
  modal({ submit: plain(x(24)) }),
  modal({ submit: plain(x(25)) }),
);
viewRule(
  'close length',
  'must be less than 25 characters [json-pointer:/view/close/text]',
  modal({ close: plain(x(24)) }),
  modal({ close: plain(x(25)) }),
);
viewRule(
  'private_metadata length',
  'must be less than 3001 characters [json-pointer:/view/private_metadata]',
  modal({ private_metadata: x(3000) }),
  modal({ private_metadata: x(3001) }),
);
viewRule(
  'callback_id length',
  'must be less than 256 characters [json-pointer:/view/callback_id]',
  modal({ callback_id: x(255) }),
  modal({ callback_id: x(256) }),
);
viewRule(
  'submit with inputs',
  'must define `submit` to use an `input` block in modals [json-pointer:/view]',
  modal({ blocks: [input(field())] }),
  modal({ blocks: [input(field())], submit: undefined }),
);
viewRule(
  'blocks in a view',
  'must be less than 3001 characters [json-pointer:/view/blocks/0/text/text]',
  modal(),
  modal({ blocks: [section({ text: mrkdwn(x(3001)) })] }),
);
viewRule(
  'no title on a home',
  'invalid additional property: title [json-pointer:/view]',
  { type: 'home', blocks: [] },
  { type: 'home', title: plain('a'), blocks: [] },
);

test('a view of another kind than the one asked for is refused', () => {
  const said = checkView({ type: 'home', blocks: [] }, 'modal').map(problem => problem.said);
  expect(said).toContain('[ERROR] must be a valid enum value [json-pointer:/view/type]');
});
