import type {
  ChannelsSelect,
  Checkboxes,
  ConversationsSelect,
  Datepicker,
  DateTimepicker,
  EmailInput,
  MultiChannelsSelect,
  MultiConversationsSelect,
  MultiStaticSelect,
  MultiUsersSelect,
  NumberInput,
  Option,
  PlainTextInput,
  RadioButtons,
  StaticSelect,
  Timepicker,
  URLInput,
  UsersSelect,
} from '@slack/types';
import type { ElementState } from '../../client-contract.ts';

export type TextElement = PlainTextInput | NumberInput | EmailInput | URLInput;
export type PickOne = StaticSelect | RadioButtons;
export type PickMany = MultiStaticSelect | Checkboxes;
export type PickId = UsersSelect | ConversationsSelect | ChannelsSelect;
export type PickIds = MultiUsersSelect | MultiConversationsSelect | MultiChannelsSelect;
export type PickTime = Datepicker | Timepicker | DateTimepicker;
/** An element that holds a value. */
export type Held = TextElement | PickOne | PickMany | PickId | PickIds | PickTime;

/** The key under which Slack reports each type's value. */
export const VALUE_KEY = {
  plain_text_input: 'value',
  number_input: 'value',
  email_text_input: 'value',
  url_text_input: 'value',
  static_select: 'selected_option',
  radio_buttons: 'selected_option',
  multi_static_select: 'selected_options',
  checkboxes: 'selected_options',
  users_select: 'selected_user',
  conversations_select: 'selected_conversation',
  channels_select: 'selected_channel',
  multi_users_select: 'selected_users',
  multi_conversations_select: 'selected_conversations',
  multi_channels_select: 'selected_channels',
  datepicker: 'selected_date',
  timepicker: 'selected_time',
  datetimepicker: 'selected_date_time',
} as const satisfies Readonly<Record<Held['type'], string>>;

export const isHeld = (element: { readonly type: string }): element is Held => Object.hasOwn(VALUE_KEY, element.type);

/** Every option, out of groups or not. */
export const optionsOf = (element: PickOne | PickMany): readonly Option[] => [
  ...(element.options ?? []),
  ...('option_groups' in element ? (element.option_groups ?? []).flatMap(group => group.options) : []),
];

/** An element's state with this value. */
export const stateOf = (element: Held, value: unknown): ElementState => ({ type: element.type, [VALUE_KEY[element.type]]: value });

/** What the app filled in. */
export const fromElement = (element: Held): ElementState => stateOf(element, initialOf(element));

function initialOf(element: Held): unknown {
  switch (element.type) {
    case 'plain_text_input':
    case 'number_input':
    case 'email_text_input':
    case 'url_text_input':
      return element.initial_value || null;
    case 'static_select':
    case 'radio_buttons':
      return element.initial_option ?? null;
    case 'multi_static_select':
    case 'checkboxes':
      return element.initial_options ?? [];
    case 'users_select':
      return element.initial_user ?? null;
    case 'conversations_select':
      return element.initial_conversation ?? null;
    case 'channels_select':
      return element.initial_channel ?? null;
    case 'multi_users_select':
      return element.initial_users ?? [];
    case 'multi_conversations_select':
      return element.initial_conversations ?? [];
    case 'multi_channels_select':
      return element.initial_channels ?? [];
    case 'datepicker':
      return element.initial_date ?? null;
    case 'timepicker':
      return element.initial_time ?? null;
    case 'datetimepicker':
      return element.initial_date_time ?? null;
  }
}

/** The text that an element holds: what was typed, or the id, date or option value that was picked. */
export function single(element: Held, state: ElementState): string {
  const value = state[VALUE_KEY[element.type]];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return optionValue(value) ?? '';
}

/** The ids or option values that an element holds. */
export function several(element: Held, state: ElementState): readonly string[] {
  const value: unknown = state[VALUE_KEY[element.type]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => (typeof entry === 'string' ? [entry] : (optionValue(entry) ?? [])));
}

const optionValue = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string' ? value.value : undefined;

/** False when what was picked is no longer offered, or the element became another one. */
export function stillFits(element: Held, state: ElementState): boolean {
  if (state.type !== element.type) return false;
  if (!('options' in element) && !('option_groups' in element)) return true;
  const offered = new Set(optionsOf(element).map(option => option.value));
  const picked = element.type === 'static_select' || element.type === 'radio_buttons' ? [single(element, state)] : several(element, state);
  return picked.every(value => value === '' || offered.has(value));
}
