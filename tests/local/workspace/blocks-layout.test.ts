import { expect, test } from 'vitest';
import { checkBlocks, checkMessage } from '../../../local/workspace/server/blocks/index.ts';
import { actions, button, field, image, many, mrkdwn, plain, rule, section, x } from './block-rules.ts';

rule(
  '50 blocks a message',
  'no more than 50 items allowed [json-pointer:/blocks]',
  many(50, () => section()),
  many(51, () => section()),
);
rule(
  '100 blocks a home',
  'no more than 100 items allowed [json-pointer:/blocks]',
  many(100, () => section()),
  many(101, () => section()),
  'home',
);
rule('known block types', 'unsupported type: x [json-pointer:/blocks/0/type]', [section()], [{ type: 'x' }]);
rule('a block has a type', 'missing required field: type [json-pointer:/blocks/0]', [{ type: 'divider' }], [{}]);
rule('no unknown properties', 'invalid additional property: style [json-pointer:/blocks/0]', [section()], [section({ style: 'loud' })]);
rule(
  'block_id length',
  'must be less than 256 characters [json-pointer:/blocks/0/block_id]',
  [section({ block_id: x(255) })],
  [section({ block_id: x(256) })],
);
rule(
  'unique block_id',
  '`block_id` "a" already exists [json-pointer:/blocks/1/block_id]',
  [section({ block_id: 'a' }), section({ block_id: 'b' })],
  [section({ block_id: 'a' }), section({ block_id: 'a' })],
);
rule(
  'action_id length',
  'must be less than 256 characters [json-pointer:/blocks/0/elements/0/action_id]',
  [actions(button({ action_id: x(255) }))],
  [actions(button({ action_id: x(256) }))],
);
rule(
  'unique action_id in its block',
  '`action_id` "a" already exists [json-pointer:/blocks/0/elements/1/action_id]',
  [actions(button(), button({ action_id: 'b' }))],
  [actions(button(), button())],
);
rule(
  'section text length',
  'must be less than 3001 characters [json-pointer:/blocks/0/text/text]',
  [section({ text: mrkdwn(x(3000)) })],
  [section({ text: mrkdwn(x(3001)) })],
);
rule(
  'no empty text',
  'must be more than 0 characters [json-pointer:/blocks/0/text/text]',
  [section({ text: mrkdwn('a') })],
  [section({ text: mrkdwn('') })],
);
rule(
  'text or fields',
  'must define either `text` or `fields` [json-pointer:/blocks/0]',
  [{ type: 'section', fields: [mrkdwn('a')] }],
  [{ type: 'section' }],
);
rule(
  '10 fields',
  'no more than 10 items allowed [json-pointer:/blocks/0/fields]',
  [section({ fields: many(10, () => plain('a')) })],
  [section({ fields: many(11, () => plain('a')) })],
);
rule(
  'field length',
  'must be less than 2001 characters [json-pointer:/blocks/0/fields/0/text]',
  [section({ fields: [plain(x(2000))] })],
  [section({ fields: [plain(x(2001))] })],
);
rule(
  'what may stand beside a section',
  'unsupported type: plain_text_input [json-pointer:/blocks/0/accessory/type]',
  [section({ accessory: button() })],
  [section({ accessory: field() })],
);
rule(
  'plain text only in a header',
  'must be a valid enum value [json-pointer:/blocks/0/text/type]',
  [{ type: 'header', text: plain('a') }],
  [{ type: 'header', text: mrkdwn('a') }],
);
rule(
  'header length',
  'must be less than 151 characters [json-pointer:/blocks/0/text/text]',
  [{ type: 'header', text: plain(x(150)) }],
  [{ type: 'header', text: plain(x(151)) }],
);
rule(
  '10 context elements',
  'no more than 10 items allowed [json-pointer:/blocks/0/elements]',
  [{ type: 'context', elements: many(10, () => mrkdwn('a')) }],
  [{ type: 'context', elements: many(11, () => mrkdwn('a')) }],
);
rule(
  'a context holds texts and pictures',
  'unsupported type: button [json-pointer:/blocks/0/elements/0/type]',
  [{ type: 'context', elements: [image()] }],
  [{ type: 'context', elements: [button()] }],
);
rule(
  '1 to 25 actions',
  'no more than 25 items allowed [json-pointer:/blocks/0/elements]',
  [actions(...many(25, i => button({ action_id: `a${i}` })))],
  [actions(...many(26, i => button({ action_id: `a${i}` })))],
);
rule('no empty row of actions', 'must provide at least 1 items [json-pointer:/blocks/0/elements]', [actions(button())], [actions()]);
rule(
  'a picture has alt_text',
  'missing required field: alt_text [json-pointer:/blocks/0]',
  [image()],
  [{ type: 'image', image_url: 'https://example.com/a.png' }],
);
rule(
  'alt_text length',
  'must be less than 2001 characters [json-pointer:/blocks/0/alt_text]',
  [image({ alt_text: x(2000) })],
  [image({ alt_text: x(2001) })],
);
rule(
  'a picture can be fetched',
  'downloading image failed [json-pointer:/blocks/0/image_url]',
  [image()],
  [image({ image_url: 'file:///a.png' })],
);

test('a message whose blocks are too long together is refused as a whole', () => {
  const long = many(5, () => section({ text: mrkdwn(x(2_500)) }));
  expect(checkBlocks(long, 'message')).toEqual([]);
  expect(checkMessage(long)?.error).toBe('msg_blocks_too_long');
  expect(checkMessage(long.slice(1))).toBeUndefined();
});
