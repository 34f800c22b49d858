import type { Obj } from '../json.ts';
import { all, boolean, byType, type Check, exactlyOneOf, integer, like, list, object, oneOf, problem, string } from './check.ts';
import {
  colour,
  confirm,
  distinctValues,
  imageSource,
  initialAmongOptions,
  linkOption,
  markOption,
  option,
  plain,
  selectOptions,
  staticRules,
} from './objects.ts';

const type = (name: string) => ({ type: oneOf(name) });
const actionId = { action_id: string({ min: 1, max: 255 }) };
const acting = { ...actionId, confirm };
const focus = { focus_on_load: boolean };
const placeholder = { placeholder: plain(150) };
const dispatch = {
  dispatch_action_config: object({
    may: { trigger_actions_on: list(oneOf('on_enter_pressed', 'on_character_entered'), { min: 1, max: 2 }) },
  }),
};
const maxItems = { max_selected_items: integer(1, 100) };
const id = string({ min: 1 });
const filter = object({
  may: {
    include: list(oneOf('im', 'mpim', 'private', 'public'), { min: 1 }),
    exclude_external_shared_channels: boolean,
    exclude_bot_users: boolean,
  },
});

const button: Check = object({
  must: { ...type('button'), text: plain(75) },
  may: { ...acting, value: string({ max: 2000 }), url: string({ max: 3000 }), style: colour, accessibility_label: string({ max: 75 }) },
});

const image: Check = object({
  must: { ...type('image'), alt_text: string({ min: 1, max: 2000 }) },
  may: imageSource,
  also: exactlyOneOf('image_url', 'slack_file'),
});

const select = (name: string, more: Readonly<Record<string, Check>>, also?: (value: Obj, at: string) => ReturnType<Check>): Check =>
  object({ must: type(name), may: { ...acting, ...focus, ...placeholder, ...more }, ...(also ? { also } : {}) });

const selects: Readonly<Record<string, Check>> = {
  static_select: select('static_select', { ...selectOptions, initial_option: option }, staticRules),
  external_select: select('external_select', { min_query_length: integer(0, 1000), initial_option: option }),
  users_select: select('users_select', { initial_user: id }),
  conversations_select: select('conversations_select', {
    initial_conversation: id,
    default_to_current_conversation: boolean,
    response_url_enabled: boolean,
    filter,
  }),
  channels_select: select('channels_select', { initial_channel: id, response_url_enabled: boolean }),
  multi_static_select: select(
    'multi_static_select',
    { ...selectOptions, ...maxItems, initial_options: list(option, { min: 1, max: 100 }) },
    staticRules,
  ),
  multi_external_select: select('multi_external_select', {
    ...maxItems,
    min_query_length: integer(0, 1000),
    initial_options: list(option),
  }),
  multi_users_select: select('multi_users_select', { ...maxItems, initial_users: list(id) }),
  multi_conversations_select: select('multi_conversations_select', {
    ...maxItems,
    initial_conversations: list(id),
    default_to_current_conversation: boolean,
    filter,
  }),
  multi_channels_select: select('multi_channels_select', { ...maxItems, initial_channels: list(id) }),
};

const choice = (name: string, more: Readonly<Record<string, Check>>): Check =>
  object({
    must: { ...type(name), options: list(markOption, { min: 1, max: 10 }) },
    may: { ...acting, ...focus, ...more },
    also: (value, at) => [...initialAmongOptions(value, at), ...distinctValues(value, at)],
  });

const choices: Readonly<Record<string, Check>> = {
  radio_buttons: choice('radio_buttons', { initial_option: markOption }),
  checkboxes: choice('checkboxes', { initial_options: list(markOption, { min: 1, max: 10 }) }),
};

const pickers: Readonly<Record<string, Check>> = {
  datepicker: object({
    must: type('datepicker'),
    may: { ...acting, ...focus, ...placeholder, initial_date: like(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in the format YYYY-MM-DD') },
  }),
  timepicker: object({
    must: type('timepicker'),
    may: {
      ...acting,
      ...focus,
      ...placeholder,
      timezone: string(),
      initial_time: like(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in the format HH:mm'),
    },
  }),
};

const datetime: Readonly<Record<string, Check>> = {
  datetimepicker: object({
    must: type('datetimepicker'),
    may: { ...acting, ...focus, initial_date_time: integer(1_000_000_000, 9_999_999_999) },
  }),
};

const overflow: Readonly<Record<string, Check>> = {
  overflow: object({ must: { ...type('overflow'), options: list(linkOption, { min: 1, max: 5 }) }, may: acting, also: distinctValues }),
};

const lengthsInOrder = (value: Obj, at: string) =>
  Number(value.min_length ?? 0) <= Number(value.max_length ?? 3000)
    ? []
    : [problem(`${at}/min_length`, '`min_length` must be less than or equal to `max_length`')];

const typed = { ...actionId, ...focus, ...placeholder, ...dispatch };
const texts: Readonly<Record<string, Check>> = {
  plain_text_input: object({
    must: type('plain_text_input'),
    may: { ...typed, initial_value: string({ max: 3000 }), multiline: boolean, min_length: integer(0, 3000), max_length: integer(1, 3000) },
    also: lengthsInOrder,
  }),
  number_input: object({
    must: { ...type('number_input'), is_decimal_allowed: boolean },
    may: { ...typed, initial_value: string(), min_value: string(), max_value: string() },
  }),
  email_text_input: object({ must: type('email_text_input'), may: { ...typed, initial_value: string() } }),
  url_text_input: object({ must: type('url_text_input'), may: { ...typed, initial_value: string() } }),
  rich_text_input: object({
    must: type('rich_text_input'),
    may: { ...typed, initial_value: object({ must: type('rich_text'), may: { elements: list(() => []), block_id: string() } }) },
  }),
};

const files: Readonly<Record<string, Check>> = {
  file_input: object({ must: type('file_input'), may: { ...actionId, filetypes: list(string()), max_files: integer(1, 10) } }),
};

/** A button, on its own: cards have nothing else. */
export const buttonElement = button;
/** A picture beside text. */
export const imageElement = image;
/** What can stand beside a section's text. */
export const accessory: Check = byType({ button, image, ...selects, ...choices, ...pickers, ...overflow });
/** What can stand in a row of actions. */
export const actionElement: Check = byType({
  button,
  ...selects,
  ...choices,
  ...pickers,
  ...datetime,
  ...overflow,
  rich_text_input: all(texts.rich_text_input ?? (() => [])),
});
/** What can stand in an input, without and with files. */
export const inputElement: Check = byType({ ...selects, ...choices, ...pickers, ...datetime, ...texts });
export const modalInputElement: Check = byType({ ...selects, ...choices, ...pickers, ...datetime, ...texts, ...files });
