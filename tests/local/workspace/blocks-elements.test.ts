import { actions, button, mrkdwn, option, options, plain, rule, select, x } from './block-rules.ts';

rule(
  'button text length',
  'must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]',
  [actions(button({ text: plain(x(75)) }))],
  [actions(button({ text: plain(x(76)) }))],
);
rule(
  'button value length',
  'must be less than 2001 characters [json-pointer:/blocks/0/elements/0/value]',
  [actions(button({ value: x(2000) }))],
  [actions(button({ value: x(2001) }))],
);
rule(
  'button url length',
  'must be less than 3001 characters [json-pointer:/blocks/0/elements/0/url]',
  [actions(button({ url: x(3000) }))],
  [actions(button({ url: x(3001) }))],
);
rule(
  'button style',
  'must be a valid enum value [json-pointer:/blocks/0/elements/0/style]',
  [actions(button({ style: 'danger' }))],
  [actions(button({ style: 'green' }))],
);
rule(
  'button label length',
  'must be less than 76 characters [json-pointer:/blocks/0/elements/0/accessibility_label]',
  [actions(button({ accessibility_label: x(75) }))],
  [actions(button({ accessibility_label: x(76) }))],
);
rule(
  '1 to 100 options',
  'no more than 100 items allowed [json-pointer:/blocks/0/elements/0/options]',
  [actions(select({ options: options(100) }))],
  [actions(select({ options: options(101) }))],
);
rule(
  'a select has options',
  'must provide at least 1 items [json-pointer:/blocks/0/elements/0/options]',
  [actions(select())],
  [actions(select({ options: [] }))],
);
rule(
  'options or groups',
  'must define exactly one of: `options`, `option_groups` [json-pointer:/blocks/0/elements/0]',
  [actions(select({ options: undefined, option_groups: [{ label: plain('g'), options: options(1) }] }))],
  [actions(select({ options: undefined }))],
);
rule(
  'placeholder length',
  'must be less than 151 characters [json-pointer:/blocks/0/elements/0/placeholder/text]',
  [actions(select({ placeholder: plain(x(150)) }))],
  [actions(select({ placeholder: plain(x(151)) }))],
);
rule(
  'option text length',
  'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/text/text]',
  [actions(select({ options: [{ text: plain(x(75)), value: 'a' }] }))],
  [actions(select({ options: [{ text: plain(x(76)), value: 'a' }] }))],
);
rule(
  'option value length',
  'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/value]',
  [actions(select({ options: [option(x(75))] }))],
  [actions(select({ options: [{ text: plain('a'), value: x(76) }] }))],
);
rule(
  'option description length',
  'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/description/text]',
  [actions(select({ options: [option('a', { description: plain(x(75)) })] }))],
  [actions(select({ options: [option('a', { description: plain(x(76)) })] }))],
);
rule(
  'plain text only in options',
  'must be a valid enum value [json-pointer:/blocks/0/elements/0/options/0/text/type]',
  [actions(select())],
  [actions(select({ options: [{ text: mrkdwn('a'), value: 'a' }] }))],
);
rule(
  'the first choice is an option',
  'initial option must exactly match one of the provided options [json-pointer:/blocks/0/elements/0/initial_option]',
  [actions(select({ initial_option: option('o1') }))],
  [actions(select({ initial_option: option('o9') }))],
);
