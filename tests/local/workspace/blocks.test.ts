import { describe, expect, test } from 'vitest';
import { checkBlocks, checkMessage, checkView, type Surface } from '../../../local/workspace/server/blocks/index.ts';

const plain = (text: string) => ({ type: 'plain_text', text });
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const x = (n: number) => 'x'.repeat(n);
const many = <T>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i));
const section = (more: object = {}) => ({ type: 'section', text: mrkdwn('hi'), ...more });
const button = (more: object = {}) => ({ type: 'button', action_id: 'a', text: plain('Go'), ...more });
const actions = (...elements: object[]) => ({ type: 'actions', elements });
const option = (value: string, more: object = {}) => ({ text: plain(value), value, ...more });
const options = (n: number) => many(n, i => option(`o${i}`));
const select = (more: object = {}) => ({ type: 'static_select', action_id: 's', options: options(2), ...more });
const input = (element: object, more: object = {}) => ({ type: 'input', label: plain('Name'), element, ...more });
const field = (more: object = {}) => ({ type: 'plain_text_input', action_id: 'f', ...more });
const image = (more: object = {}) => ({ type: 'image', image_url: 'https://example.com/a.png', alt_text: 'a', ...more });

interface Rule {
  readonly rule: string;
  readonly on?: Surface;
  readonly good: readonly object[];
  readonly bad: readonly object[];
  readonly said: string;
}

const rules: readonly Rule[] = [
  { rule: '50 blocks a message', good: many(50, () => section()), bad: many(51, () => section()), said: 'no more than 50 items allowed [json-pointer:/blocks]' },
  { rule: '100 blocks a home', on: 'home', good: many(100, () => section()), bad: many(101, () => section()), said: 'no more than 100 items allowed [json-pointer:/blocks]' },
  { rule: 'known block types', good: [section()], bad: [{ type: 'x' }], said: 'unsupported type: x [json-pointer:/blocks/0/type]' },
  { rule: 'a block has a type', good: [{ type: 'divider' }], bad: [{}], said: 'missing required field: type [json-pointer:/blocks/0]' },
  { rule: 'no unknown properties', good: [section()], bad: [section({ style: 'loud' })], said: 'invalid additional property: style [json-pointer:/blocks/0]' },
  { rule: 'block_id length', good: [section({ block_id: x(255) })], bad: [section({ block_id: x(256) })], said: 'must be less than 256 characters [json-pointer:/blocks/0/block_id]' },
  { rule: 'unique block_id', good: [section({ block_id: 'a' }), section({ block_id: 'b' })], bad: [section({ block_id: 'a' }), section({ block_id: 'a' })], said: '`block_id` "a" already exists [json-pointer:/blocks/1/block_id]' },
  { rule: 'action_id length', good: [actions(button({ action_id: x(255) }))], bad: [actions(button({ action_id: x(256) }))], said: 'must be less than 256 characters [json-pointer:/blocks/0/elements/0/action_id]' },
  { rule: 'unique action_id in its block', good: [actions(button(), button({ action_id: 'b' }))], bad: [actions(button(), button())], said: '`action_id` "a" already exists [json-pointer:/blocks/0/elements/1/action_id]' },
  { rule: 'section text length', good: [section({ text: mrkdwn(x(3000)) })], bad: [section({ text: mrkdwn(x(3001)) })], said: 'must be less than 3001 characters [json-pointer:/blocks/0/text/text]' },
  { rule: 'no empty text', good: [section({ text: mrkdwn('a') })], bad: [section({ text: mrkdwn('') })], said: 'must be more than 0 characters [json-pointer:/blocks/0/text/text]' },
  { rule: 'text or fields', good: [{ type: 'section', fields: [mrkdwn('a')] }], bad: [{ type: 'section' }], said: 'must define either `text` or `fields` [json-pointer:/blocks/0]' },
  { rule: '10 fields', good: [section({ fields: many(10, () => plain('a')) })], bad: [section({ fields: many(11, () => plain('a')) })], said: 'no more than 10 items allowed [json-pointer:/blocks/0/fields]' },
  { rule: 'field length', good: [section({ fields: [plain(x(2000))] })], bad: [section({ fields: [plain(x(2001))] })], said: 'must be less than 2001 characters [json-pointer:/blocks/0/fields/0/text]' },
  { rule: 'what may stand beside a section', good: [section({ accessory: button() })], bad: [section({ accessory: field() })], said: 'unsupported type: plain_text_input [json-pointer:/blocks/0/accessory/type]' },
  { rule: 'plain text only in a header', good: [{ type: 'header', text: plain('a') }], bad: [{ type: 'header', text: mrkdwn('a') }], said: 'must be a valid enum value [json-pointer:/blocks/0/text/type]' },
  { rule: 'header length', good: [{ type: 'header', text: plain(x(150)) }], bad: [{ type: 'header', text: plain(x(151)) }], said: 'must be less than 151 characters [json-pointer:/blocks/0/text/text]' },
  { rule: '10 context elements', good: [{ type: 'context', elements: many(10, () => mrkdwn('a')) }], bad: [{ type: 'context', elements: many(11, () => mrkdwn('a')) }], said: 'no more than 10 items allowed [json-pointer:/blocks/0/elements]' },
  { rule: 'a context holds texts and pictures', good: [{ type: 'context', elements: [image()] }], bad: [{ type: 'context', elements: [button()] }], said: 'unsupported type: button [json-pointer:/blocks/0/elements/0/type]' },
  { rule: '1 to 25 actions', good: [actions(...many(25, i => button({ action_id: `a${i}` })))], bad: [actions(...many(26, i => button({ action_id: `a${i}` })))], said: 'no more than 25 items allowed [json-pointer:/blocks/0/elements]' },
  { rule: 'no empty row of actions', good: [actions(button())], bad: [actions()], said: 'must provide at least 1 items [json-pointer:/blocks/0/elements]' },
  { rule: 'a picture has alt_text', good: [image()], bad: [{ type: 'image', image_url: 'https://example.com/a.png' }], said: 'missing required field: alt_text [json-pointer:/blocks/0]' },
  { rule: 'alt_text length', good: [image({ alt_text: x(2000) })], bad: [image({ alt_text: x(2001) })], said: 'must be less than 2001 characters [json-pointer:/blocks/0/alt_text]' },
  { rule: 'a picture can be fetched', good: [image()], bad: [image({ image_url: 'file:///a.png' })], said: 'downloading image failed [json-pointer:/blocks/0/image_url]' },
  { rule: 'button text length', good: [actions(button({ text: plain(x(75)) }))], bad: [actions(button({ text: plain(x(76)) }))], said: 'must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]' },
  { rule: 'button value length', good: [actions(button({ value: x(2000) }))], bad: [actions(button({ value: x(2001) }))], said: 'must be less than 2001 characters [json-pointer:/blocks/0/elements/0/value]' },
  { rule: 'button url length', good: [actions(button({ url: x(3000) }))], bad: [actions(button({ url: x(3001) }))], said: 'must be less than 3001 characters [json-pointer:/blocks/0/elements/0/url]' },
  { rule: 'button style', good: [actions(button({ style: 'danger' }))], bad: [actions(button({ style: 'green' }))], said: 'must be a valid enum value [json-pointer:/blocks/0/elements/0/style]' },
  { rule: 'button label length', good: [actions(button({ accessibility_label: x(75) }))], bad: [actions(button({ accessibility_label: x(76) }))], said: 'must be less than 76 characters [json-pointer:/blocks/0/elements/0/accessibility_label]' },
  { rule: '1 to 100 options', good: [actions(select({ options: options(100) }))], bad: [actions(select({ options: options(101) }))], said: 'no more than 100 items allowed [json-pointer:/blocks/0/elements/0/options]' },
  { rule: 'a select has options', good: [actions(select())], bad: [actions(select({ options: [] }))], said: 'must provide at least 1 items [json-pointer:/blocks/0/elements/0/options]' },
  { rule: 'options or groups', good: [actions(select({ options: undefined, option_groups: [{ label: plain('g'), options: options(1) }] }))], bad: [actions(select({ options: undefined }))], said: 'must define exactly one of: `options`, `option_groups` [json-pointer:/blocks/0/elements/0]' },
  { rule: 'placeholder length', good: [actions(select({ placeholder: plain(x(150)) }))], bad: [actions(select({ placeholder: plain(x(151)) }))], said: 'must be less than 151 characters [json-pointer:/blocks/0/elements/0/placeholder/text]' },
  { rule: 'option text length', good: [actions(select({ options: [{ text: plain(x(75)), value: 'a' }] }))], bad: [actions(select({ options: [{ text: plain(x(76)), value: 'a' }] }))], said: 'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/text/text]' },
  { rule: 'option value length', good: [actions(select({ options: [option(x(75))] }))], bad: [actions(select({ options: [{ text: plain('a'), value: x(76) }] }))], said: 'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/value]' },
  { rule: 'option description length', good: [actions(select({ options: [option('a', { description: plain(x(75)) })] }))], bad: [actions(select({ options: [option('a', { description: plain(x(76)) })] }))], said: 'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/description/text]' },
  { rule: 'plain text only in options', good: [actions(select())], bad: [actions(select({ options: [{ text: mrkdwn('a'), value: 'a' }] }))], said: 'must be a valid enum value [json-pointer:/blocks/0/elements/0/options/0/text/type]' },
  { rule: 'the first choice is an option', good: [actions(select({ initial_option: option('o1') }))], bad: [actions(select({ initial_option: option('o9') }))], said: 'initial option must exactly match one of the provided options [json-pointer:/blocks/0/elements/0/initial_option]' },
  { rule: '5 options in an overflow menu', good: [actions({ type: 'overflow', action_id: 'a', options: options(5) })], bad: [actions({ type: 'overflow', action_id: 'a', options: options(6) })], said: 'no more than 5 items allowed [json-pointer:/blocks/0/elements/0/options]' },
  { rule: '10 radio buttons', good: [actions({ type: 'radio_buttons', action_id: 'a', options: options(10) })], bad: [actions({ type: 'radio_buttons', action_id: 'a', options: options(11) })], said: 'no more than 10 items allowed [json-pointer:/blocks/0/elements/0/options]' },
  { rule: '10 checkboxes', good: [actions({ type: 'checkboxes', action_id: 'a', options: options(10) })], bad: [actions({ type: 'checkboxes', action_id: 'a', options: options(11) })], said: 'no more than 10 items allowed [json-pointer:/blocks/0/elements/0/options]' },
  { rule: 'options are told apart', good: [actions({ type: 'checkboxes', action_id: 'a', options: options(2) })], bad: [actions({ type: 'checkboxes', action_id: 'a', options: [option('a'), option('a')] })], said: 'options must have unique values [json-pointer:/blocks/0/elements/0/options]' },
  { rule: 'confirm text length', good: [actions(button({ confirm: { text: plain(x(300)) } }))], bad: [actions(button({ confirm: { text: plain(x(301)) } }))], said: 'must be less than 301 characters [json-pointer:/blocks/0/elements/0/confirm/text/text]' },
  { rule: 'confirm title length', good: [actions(button({ confirm: { title: plain(x(100)), text: plain('a') } }))], bad: [actions(button({ confirm: { title: plain(x(101)), text: plain('a') } }))], said: 'must be less than 101 characters [json-pointer:/blocks/0/elements/0/confirm/title/text]' },
  { rule: 'confirm button length', good: [actions(button({ confirm: { text: plain('a'), deny: plain(x(30)) } }))], bad: [actions(button({ confirm: { text: plain('a'), deny: plain(x(31)) } }))], said: 'must be less than 31 characters [json-pointer:/blocks/0/elements/0/confirm/deny/text]' },
  { rule: 'dates', good: [actions({ type: 'datepicker', action_id: 'a', initial_date: '2026-02-01' })], bad: [actions({ type: 'datepicker', action_id: 'a', initial_date: '1.2.2026' })], said: 'must be a date in the format YYYY-MM-DD [json-pointer:/blocks/0/elements/0/initial_date]' },
  { rule: 'times', good: [actions({ type: 'timepicker', action_id: 'a', initial_time: '23:59' })], bad: [actions({ type: 'timepicker', action_id: 'a', initial_time: '24:00' })], said: 'must be a time in the format HH:mm [json-pointer:/blocks/0/elements/0/initial_time]' },
  { rule: 'moments', good: [actions({ type: 'datetimepicker', action_id: 'a', initial_date_time: 1_790_000_000 })], bad: [actions({ type: 'datetimepicker', action_id: 'a', initial_date_time: 17 })], said: 'must be greater than or equal to 1000000000 [json-pointer:/blocks/0/elements/0/initial_date_time]' },
  { rule: 'input label length', on: 'modal', good: [input(field(), { label: plain(x(2000)) })], bad: [input(field(), { label: plain(x(2001)) })], said: 'must be less than 2001 characters [json-pointer:/blocks/0/label/text]' },
  { rule: 'input hint length', on: 'modal', good: [input(field(), { hint: plain(x(2000)) })], bad: [input(field(), { hint: plain(x(2001)) })], said: 'must be less than 2001 characters [json-pointer:/blocks/0/hint/text]' },
  { rule: 'an input has an element', on: 'modal', good: [input(field())], bad: [{ type: 'input', label: plain('a') }], said: 'missing required field: element [json-pointer:/blocks/0]' },
  { rule: 'no button in an input', on: 'modal', good: [input(select())], bad: [input(button())], said: 'unsupported type: button [json-pointer:/blocks/0/element/type]' },
  { rule: 'lengths of what is typed', on: 'modal', good: [input(field({ max_length: 3000 }))], bad: [input(field({ max_length: 3001 }))], said: 'must be less than or equal to 3000 [json-pointer:/blocks/0/element/max_length]' },
  { rule: 'shortest before longest', on: 'modal', good: [input(field({ min_length: 2, max_length: 2 }))], bad: [input(field({ min_length: 3, max_length: 2 }))], said: '`min_length` must be less than or equal to `max_length` [json-pointer:/blocks/0/element/min_length]' },
  { rule: 'files only in modals', good: [input(field())], bad: [input({ type: 'file_input', action_id: 'a' })], said: 'unsupported type: file_input [json-pointer:/blocks/0/element/type]' },
  { rule: 'one focus a view', on: 'modal', good: [input(field({ focus_on_load: true }))], bad: [input(field({ focus_on_load: true })), input(field({ focus_on_load: true }))], said: 'only one element can have `focus_on_load` set to true [json-pointer:/blocks/1/element/focus_on_load]' },
  { rule: 'markdown only in messages', on: 'home', good: [section()], bad: [{ type: 'markdown', text: 'a' }], said: 'unsupported type: markdown [json-pointer:/blocks/0/type]' },
  { rule: 'markdown over all blocks', good: [{ type: 'markdown', text: x(12_000) }], bad: [{ type: 'markdown', text: x(6_001) }, { type: 'markdown', text: x(6_000) }], said: 'markdown text must be less than 12001 characters [json-pointer:/blocks]' },
  { rule: 'one table a message', good: [{ type: 'table', rows: [[{ type: 'raw_text', text: 'a' }]] }], bad: many(2, () => ({ type: 'table', rows: [[{ type: 'raw_text', text: 'a' }]] })), said: 'only one table allowed per message [json-pointer:/blocks]' },
  { rule: 'most chosen', on: 'modal', good: [input({ ...select({ max_selected_items: 1 }), type: 'multi_static_select' })], bad: [input({ ...select({ max_selected_items: 0 }), type: 'multi_static_select' })], said: 'must be greater than or equal to 1 [json-pointer:/blocks/0/element/max_selected_items]' },
];

describe.each(rules)('blocks: $rule', ({ on = 'message', good, bad, said }) => {
  test('within it', () => {
    expect(checkBlocks(good, on)).toEqual([]);
  });
  test('beyond it', () => {
    expect(checkBlocks(bad, on).map(problem => problem.said)).toContain(`[ERROR] ${said}`);
  });
});

const modal = (more: object = {}) => ({ type: 'modal', title: plain('Title'), submit: plain('Send'), blocks: [section()], ...more });

const viewRules = [
  { rule: 'title length', good: modal({ title: plain(x(24)) }), bad: modal({ title: plain(x(25)) }), said: 'must be less than 25 characters [json-pointer:/view/title/text]' },
  { rule: 'title is required', good: modal(), bad: modal({ title: undefined }), said: 'missing required field: title [json-pointer:/view]' },
  { rule: 'submit length', good: modal({ submit: plain(x(24)) }), bad: modal({ submit: plain(x(25)) }), said: 'must be less than 25 characters [json-pointer:/view/submit/text]' },
  { rule: 'close length', good: modal({ close: plain(x(24)) }), bad: modal({ close: plain(x(25)) }), said: 'must be less than 25 characters [json-pointer:/view/close/text]' },
  { rule: 'private_metadata length', good: modal({ private_metadata: x(3000) }), bad: modal({ private_metadata: x(3001) }), said: 'must be less than 3001 characters [json-pointer:/view/private_metadata]' },
  { rule: 'callback_id length', good: modal({ callback_id: x(255) }), bad: modal({ callback_id: x(256) }), said: 'must be less than 256 characters [json-pointer:/view/callback_id]' },
  { rule: 'submit with inputs', good: modal({ blocks: [input(field())] }), bad: modal({ blocks: [input(field())], submit: undefined }), said: 'must define `submit` to use an `input` block in modals [json-pointer:/view]' },
  { rule: 'blocks in a view', good: modal(), bad: modal({ blocks: [section({ text: mrkdwn(x(3001)) })] }), said: 'must be less than 3001 characters [json-pointer:/view/blocks/0/text/text]' },
  { rule: 'no title on a home', good: { type: 'home', blocks: [] }, bad: { type: 'home', title: plain('a'), blocks: [] }, said: 'invalid additional property: title [json-pointer:/view]' },
];

describe.each(viewRules)('views: $rule', ({ good, bad, said }) => {
  test('within it', () => {
    expect(checkView(good)).toEqual([]);
  });
  test('beyond it', () => {
    expect(checkView(bad).map(problem => problem.said)).toContain(`[ERROR] ${said}`);
  });
});

test('a message whose blocks are too long together is refused as a whole', () => {
  const long = many(5, () => section({ text: mrkdwn(x(2_500)) }));
  expect(checkBlocks(long, 'message')).toEqual([]);
  expect(checkMessage(long)?.error).toBe('msg_blocks_too_long');
  expect(checkMessage(long.slice(1))).toBeUndefined();
});

test('a view of another kind than the one asked for is refused', () => {
  expect(checkView({ type: 'home', blocks: [] }, 'modal').map(problem => problem.said)).toContain('[ERROR] must be a valid enum value [json-pointer:/view/type]');
});
