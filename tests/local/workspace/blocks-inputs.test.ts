import { button, field, input, many, plain, rule, section, select, x } from './block-rules.ts';

rule(
  'input label length',
  'must be less than 2001 characters [json-pointer:/blocks/0/label/text]',
  [input(field(), { label: plain(x(2000)) })],
  [input(field(), { label: plain(x(2001)) })],
  'modal',
);
rule(
  'input hint length',
  'must be less than 2001 characters [json-pointer:/blocks/0/hint/text]',
  [input(field(), { hint: plain(x(2000)) })],
  [input(field(), { hint: plain(x(2001)) })],
  'modal',
);
rule(
  'an input has an element',
  'missing required field: element [json-pointer:/blocks/0]',
  [input(field())],
  [{ type: 'input', label: plain('a') }],
  'modal',
);
rule(
  'no button in an input',
  'unsupported type: button [json-pointer:/blocks/0/element/type]',
  [input(select())],
  [input(button())],
  'modal',
);
rule(
  'lengths of what is typed',
  'must be less than or equal to 3000 [json-pointer:/blocks/0/element/max_length]',
  [input(field({ max_length: 3000 }))],
  [input(field({ max_length: 3001 }))],
  'modal',
);
rule(
  'shortest before longest',
  '`min_length` must be less than or equal to `max_length` [json-pointer:/blocks/0/element/min_length]',
  [input(field({ min_length: 2, max_length: 2 }))],
  [input(field({ min_length: 3, max_length: 2 }))],
  'modal',
);
rule(
  'files only in modals',
  'unsupported type: file_input [json-pointer:/blocks/0/element/type]',
  [input(field())],
  [input({ type: 'file_input', action_id: 'a' })],
);
rule(
  'one focus a view',
  'only one element can have `focus_on_load` set to true [json-pointer:/blocks/1/element/focus_on_load]',
  [input(field({ focus_on_load: true }))],
  [input(field({ focus_on_load: true })), input(field({ focus_on_load: true }))],
  'modal',
);
rule(
  'markdown only in messages',
  'unsupported type: markdown [json-pointer:/blocks/0/type]',
  [section()],
  [{ type: 'markdown', text: 'a' }],
  'home',
);
rule(
  'markdown over all blocks',
  'markdown text must be less than 12001 characters [json-pointer:/blocks]',
  [{ type: 'markdown', text: x(12_000) }],
  [
    { type: 'markdown', text: x(6_001) },
    { type: 'markdown', text: x(6_000) },
  ],
);
rule(
  'one table a message',
  'only one table allowed per message [json-pointer:/blocks]',
  [{ type: 'table', rows: [[{ type: 'raw_text', text: 'a' }]] }],
  many(2, () => ({ type: 'table', rows: [[{ type: 'raw_text', text: 'a' }]] })),
);
rule(
  'most chosen',
  'must be greater than or equal to 1 [json-pointer:/blocks/0/element/max_selected_items]',
  [input({ ...select({ max_selected_items: 1 }), type: 'multi_static_select' })],
  [input({ ...select({ max_selected_items: 0 }), type: 'multi_static_select' })],
  'modal',
);
