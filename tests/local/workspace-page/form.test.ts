import type { Block, KnownBlock, PlainTextOption } from '@slack/types';
import { describe, expect, test } from 'vitest';
import type { ElementState } from '../../../local/workspace/client-contract.ts';
import { faultsOf } from '../../../local/workspace/page/forms/check.ts';
import { collect, fieldsOf, keyOf } from '../../../local/workspace/page/forms/fields.ts';
import { lobbyCard, nightModal, voteCard } from './fake-blocks.ts';

const text = (words: string) => ({ type: 'plain_text' as const, text: words });
const option = (value: string): PlainTextOption => ({ text: text(value), value });
const input = (block_id: string, element: Extract<KnownBlock, { type: 'input' }>['element'], optional = false): KnownBlock => ({
  type: 'input',
  block_id,
  label: text(block_id),
  optional,
  element,
});
const edits = (...rows: readonly (readonly [string, string, ElementState])[]) =>
  Object.fromEntries(rows.map(([block, action, state]) => [keyOf(block, action), state]));

describe('the state of a form', () => {
  test('holds every element in Slack’s shape, as the app filled it in', () => {
    expect(collect(fieldsOf(nightModal.blocks), {})).toEqual({
      target: { pick: { type: 'static_select', selected_option: null } },
      guests: { pick: { type: 'multi_static_select', selected_options: [] } },
      mode: { pick: { type: 'radio_buttons', selected_option: { text: { type: 'plain_text', text: 'Quietly' }, value: 'quiet' } } },
      note: { text: { type: 'plain_text_input', value: null } },
    });
  });

  test('holds selects outside inputs and no buttons', () => {
    expect(collect(fieldsOf(voteCard), {})).toEqual({ ballot: { vote: { type: 'static_select', selected_option: null } } });
    expect(collect(fieldsOf(lobbyCard), {})).toEqual({});
  });

  test('keeps what was typed over an update with the same ids, and drops what is no longer offered', () => {
    const set = edits(
      ['target', 'pick', { type: 'static_select', selected_option: { text: { type: 'plain_text', text: 'Ben' }, value: 'U0BEN' } }],
      ['note', 'text', { type: 'plain_text_input', value: 'hm' }],
    );
    const without: Block[] = nightModal.blocks.map(block =>
      block.block_id === 'target' ? input('target', { type: 'static_select', action_id: 'pick', options: [option('U0DOV')] }) : block,
    );
    const state = collect(fieldsOf(without), set);
    expect(state.note).toEqual({ text: { type: 'plain_text_input', value: 'hm' } });
    expect(state.target).toEqual({ pick: { type: 'static_select', selected_option: null } });
  });

  test.each([
    [{ type: 'plain_text_input', initial_value: 'x' }, { value: 'x' }],
    [{ type: 'number_input', is_decimal_allowed: false, initial_value: '3' }, { value: '3' }],
    [{ type: 'users_select', initial_user: 'U1' }, { selected_user: 'U1' }],
    [{ type: 'conversations_select', default_to_current_conversation: true }, { selected_conversation: 'C0HERE' }],
    [{ type: 'channels_select' }, { selected_channel: null }],
    [{ type: 'multi_users_select', initial_users: ['U1'] }, { selected_users: ['U1'] }],
    [
      { type: 'checkboxes', options: [option('a')], initial_options: [option('a')] },
      { selected_options: [{ text: { type: 'plain_text', text: 'a' }, value: 'a' }] },
    ],
    [{ type: 'datepicker', initial_date: '2026-09-21' }, { selected_date: '2026-09-21' }],
    [{ type: 'timepicker', initial_time: '16:00' }, { selected_time: '16:00' }],
    [{ type: 'datetimepicker', initial_date_time: 1790000000 }, { selected_date_time: 1790000000 }],
  ] as const)('of %j', (element, value) => {
    const block: Block = { type: 'input', block_id: 'b', ...{ label: text('b'), element: { ...element, action_id: 'a' } } };
    expect(collect(fieldsOf([block], 'C0HERE'), {})).toEqual({ b: { a: { type: element.type, ...value } } });
  });
});

describe('what is wrong with a form', () => {
  const faults = (block: KnownBlock, state?: ElementState) => faultsOf(fieldsOf([block]), state ? edits(['b', 'a', state]) : {}).b;
  const typed = (value: string | null, type = 'plain_text_input'): ElementState => ({ type, value });

  test('a required field that is empty, a blank one too', () => {
    const block = input('b', { type: 'plain_text_input', action_id: 'a' });
    expect(faults(block)).toBe('Please complete this required field.');
    expect(faults(block, typed('  '))).toBe('Please complete this required field.');
    expect(faults(block, typed('x'))).toBeUndefined();
    expect(faults(input('b', { type: 'plain_text_input', action_id: 'a', min_length: 3 }, true))).toBeUndefined();
  });

  test('a text of the wrong length', () => {
    const block = input('b', { type: 'plain_text_input', action_id: 'a', min_length: 3, max_length: 5 });
    expect(faults(block, typed('ab'))).toBe('This must be at least 3 characters long.');
    expect(faults(block, typed('abcdef'))).toBe('This must be at most 5 characters long. You have 6.');
    expect(faults(block, typed('abc'))).toBeUndefined();
  });

  test('a number that is none, or out of its bounds', () => {
    const block = input('b', { type: 'number_input', action_id: 'a', is_decimal_allowed: false, min_value: '5', max_value: '20' });
    const number = (value: string) => faults(block, typed(value, 'number_input'));
    expect([number('x'), number('5.5'), number('4'), number('21'), number('5')]).toEqual([
      'Please enter a number.',
      'Please enter a whole number.',
      'This must be 5 or more.',
      'This must be 20 or less.',
      undefined,
    ]);
  });

  test('too many choices', () => {
    const block = input('b', { type: 'multi_static_select', action_id: 'a', max_selected_items: 1, options: [option('x'), option('y')] });
    const chosen = (...values: string[]): ElementState => ({
      type: 'multi_static_select',
      selected_options: values.map(value => ({ text: text(value), value })),
    });
    expect(faults(block, chosen('x', 'y'))).toBe('You can select at most 1 item.');
    expect(faults(block, chosen('x'))).toBeUndefined();
  });

  test('an address that is none', () => {
    const mail = input('b', { type: 'email_text_input', action_id: 'a' });
    expect(faults(mail, typed('ana', 'email_text_input'))).toBe('Please enter a valid email address.');
    expect(faults(mail, typed('ana@a.example', 'email_text_input'))).toBeUndefined();
    expect(faults(input('b', { type: 'url_text_input', action_id: 'a' }), typed('ana', 'url_text_input'))).toBe(
      'Please enter a valid URL.',
    );
  });

  test('a select outside an input is never asked for', () => {
    expect(faultsOf(fieldsOf(voteCard), {})).toEqual({});
  });
});
