import { actions, button, option, options, plain, rule, x } from './block-rules.ts';

rule(
  '5 options in an overflow menu',
  'no more than 5 items allowed [json-pointer:/blocks/0/elements/0/options]',
  [actions({ type: 'overflow', action_id: 'a', options: options(5) })],
  [actions({ type: 'overflow', action_id: 'a', options: options(6) })],
);
rule(
  '10 radio buttons',
  'no more than 10 items allowed [json-pointer:/blocks/0/elements/0/options]',
  [actions({ type: 'radio_buttons', action_id: 'a', options: options(10) })],
  [actions({ type: 'radio_buttons', action_id: 'a', options: options(11) })],
);
rule(
  '10 checkboxes',
  'no more than 10 items allowed [json-pointer:/blocks/0/elements/0/options]',
  [actions({ type: 'checkboxes', action_id: 'a', options: options(10) })],
  [actions({ type: 'checkboxes', action_id: 'a', options: options(11) })],
);
rule(
  'options are told apart',
  'options must have unique values [json-pointer:/blocks/0/elements/0/options]',
  [actions({ type: 'checkboxes', action_id: 'a', options: options(2) })],
  [actions({ type: 'checkboxes', action_id: 'a', options: [option('a'), option('a')] })],
);
rule(
  'confirm text length',
  'must be less than 301 characters [json-pointer:/blocks/0/elements/0/confirm/text/text]',
  [actions(button({ confirm: { text: plain(x(300)) } }))],
  [actions(button({ confirm: { text: plain(x(301)) } }))],
);
rule(
  'confirm title length',
  'must be less than 101 characters [json-pointer:/blocks/0/elements/0/confirm/title/text]',
  [actions(button({ confirm: { title: plain(x(100)), text: plain('a') } }))],
  [actions(button({ confirm: { title: plain(x(101)), text: plain('a') } }))],
);
rule(
  'confirm button length',
  'must be less than 31 characters [json-pointer:/blocks/0/elements/0/confirm/deny/text]',
  [actions(button({ confirm: { text: plain('a'), deny: plain(x(30)) } }))],
  [actions(button({ confirm: { text: plain('a'), deny: plain(x(31)) } }))],
);
rule(
  'dates',
  'must be a date in the format YYYY-MM-DD [json-pointer:/blocks/0/elements/0/initial_date]',
  [actions({ type: 'datepicker', action_id: 'a', initial_date: '2026-02-01' })],
  [actions({ type: 'datepicker', action_id: 'a', initial_date: '1.2.2026' })],
);
rule(
  'times',
  'must be a time in the format HH:mm [json-pointer:/blocks/0/elements/0/initial_time]',
  [actions({ type: 'timepicker', action_id: 'a', initial_time: '23:59' })],
  [actions({ type: 'timepicker', action_id: 'a', initial_time: '24:00' })],
);
rule(
  'moments',
  'must be greater than or equal to 1000000000 [json-pointer:/blocks/0/elements/0/initial_date_time]',
  [actions({ type: 'datetimepicker', action_id: 'a', initial_date_time: 1_790_000_000 })],
  [actions({ type: 'datetimepicker', action_id: 'a', initial_date_time: 17 })],
);
