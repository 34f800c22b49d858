import { isObj, objects, type Obj, textOf } from '../json.ts';

/** Where an element's state holds its value, and where the element says the first one; `many` holds a list. */
interface Slot {
  readonly key: string;
  readonly initial: string;
  readonly many: boolean;
  /** The values are options of the element. */
  readonly options: boolean;
}

const slot = (key: string, initial: string, many = false, options = false): Slot => ({ key, initial, many, options });
const typed = slot('value', 'initial_value');
const oneOption = slot('selected_option', 'initial_option', false, true);
const manyOptions = slot('selected_options', 'initial_options', true, true);

const slots: Readonly<Record<string, Slot>> = {
  plain_text_input: typed,
  number_input: typed,
  email_text_input: typed,
  url_text_input: typed,
  rich_text_input: slot('rich_text_value', 'initial_value'),
  static_select: oneOption,
  external_select: oneOption,
  radio_buttons: oneOption,
  overflow: oneOption,
  multi_static_select: manyOptions,
  multi_external_select: manyOptions,
  checkboxes: manyOptions,
  users_select: slot('selected_user', 'initial_user'),
  conversations_select: slot('selected_conversation', 'initial_conversation'),
  channels_select: slot('selected_channel', 'initial_channel'),
  multi_users_select: slot('selected_users', 'initial_users', true),
  multi_conversations_select: slot('selected_conversations', 'initial_conversations', true),
  multi_channels_select: slot('selected_channels', 'initial_channels', true),
  datepicker: slot('selected_date', 'initial_date'),
  timepicker: slot('selected_time', 'initial_time'),
  datetimepicker: slot('selected_date_time', 'initial_date_time'),
};

/** The options that an element offers, those of its groups included. */
export const offeredBy = (element: Obj): readonly Obj[] => [
  ...objects(element.options),
  ...objects(element.option_groups).flatMap(g => objects(g.options)),
];

/** The elements of a block that somebody can use. */
export const actingIn = (block: Obj): readonly Obj[] =>
  [block.accessory, block.element, ...(block.type === 'actions' ? objects(block.elements) : [])]
    .filter(isObj)
    .filter(e => typeof e.action_id === 'string');

const own = (element: Obj, picked: unknown): Obj | undefined => offeredBy(element).find(option => option.value === textOf(picked, 'value'));

/** An element's state in Slack's form: what was given, else what it began with, options as the element itself writes them. */
export function stateOf(element: Obj, given: unknown): Obj | undefined {
  const found = slots[String(element.type)];
  if (!found) return undefined;
  const raw = isObj(given) && found.key in given ? given[found.key] : element[found.initial];
  const list = Array.isArray(raw) ? raw : [];
  const many = found.options ? list.flatMap(picked => own(element, picked) ?? []) : list;
  const one = found.options ? own(element, raw) : raw === '' ? undefined : raw;
  return { type: element.type, [found.key]: found.many ? many : (one ?? null) };
}

/** All that the inputs of some blocks hold, by block and action. */
export function valuesOf(blocks: readonly Obj[], given: unknown): Obj {
  const rows = blocks.flatMap(block => {
    const inBlock = isObj(given) ? given[String(block.block_id)] : undefined;
    const states = actingIn(block).flatMap(element => {
      const state =
        element.type === 'overflow' ? undefined : stateOf(element, isObj(inBlock) ? inBlock[String(element.action_id)] : undefined);
      return state ? [[String(element.action_id), state] as const] : [];
    });
    return states.length > 0 ? [[String(block.block_id), Object.fromEntries(states)] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** What the client itself finds wrong with one input before it sends a form. */
function inputFault(block: Obj, element: Obj, state: Obj): string | undefined {
  const held = state[slots[String(element.type)]?.key ?? ''];
  const empty = held === null || held === undefined || held === '' || (Array.isArray(held) && held.length === 0);
  if (empty) return block.optional === true ? undefined : 'Please complete this required field.';
  const { min_length: min, max_length: max, max_selected_items: most } = element;
  if (typeof held === 'string' && typeof min === 'number' && held.length < min) return `Please enter at least ${min} characters.`;
  if (typeof held === 'string' && typeof max === 'number' && held.length > max) return `Please enter at most ${max} characters.`;
  if (Array.isArray(held) && typeof most === 'number' && held.length > most) return `Please choose at most ${most}.`;
  return undefined;
}

/** The faults of a form by block; empty when it may be sent. */
export function formFaults(blocks: readonly Obj[], values: Obj): Readonly<Record<string, string>> {
  const rows = blocks.flatMap(block => {
    const { element } = block;
    const inBlock = values[String(block.block_id)];
    if (block.type !== 'input' || !isObj(element) || !isObj(inBlock)) return [];
    const state = inBlock[String(element.action_id)];
    const fault = isObj(state) ? inputFault(block, element, state) : undefined;
    return fault ? [[String(block.block_id), fault] as const] : [];
  });
  return Object.fromEntries(rows);
}
