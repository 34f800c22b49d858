import type { Checkboxes, InputBlock, PlainTextInput, PlainTextOption, RadioButtons, StaticSelect, MultiStaticSelect } from '@slack/types';
import { choice } from '../adapters/slack/blocks/blocks.ts';
import { cut, plain } from '../adapters/slack/blocks/text.ts';

/** Every input's action: its block says which field it is. */
export const pick = 'pick';

/** One value and the words for it. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly about?: string;
  /** Choices of one group stand together under its name. */
  readonly group?: string;
}

/** What any input has. */
export interface Shape {
  readonly block: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** An input block around any element. */
export const inputBlock = ({ block, label, hint, optional }: Shape, element: InputBlock['element']): InputBlock => ({
  type: 'input',
  block_id: block,
  label: plain(cut(label, 2_000)),
  element,
  ...(hint === undefined ? {} : { hint: plain(cut(hint, 2_000)) }),
  ...(optional === undefined ? {} : { optional }),
});

const optionOf = ({ value, text, about }: Choice): PlainTextOption => {
  if (value.length > 75) throw new Error(`an option's value has ${value.length} characters, 75 at most`);
  return { ...choice(text, value), ...(about === undefined ? {} : { description: plain(cut(about, 75)) }) };
};

/** A list holds a hundred; more of them, and those that have groups, stand in groups: these by name, those named for their first and last. */
function listed(choices: readonly Choice[]): Pick<StaticSelect, 'options'> | Pick<StaticSelect, 'option_groups'> {
  const names = [...new Set(choices.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  if (names.length > 1) {
    return { option_groups: names.map(name => ({ label: plain(cut(name, 75)), options: choices.filter(({ group }) => group === name).map(optionOf) })) };
  }
  if (choices.length <= 100) return { options: choices.map(optionOf) };
  const groups = Array.from({ length: Math.ceil(choices.length / 100) }, (_, n) => choices.slice(n * 100, n * 100 + 100)).slice(0, 100);
  return {
    option_groups: groups.map(group => ({
      label: plain(cut(`${cut(group[0]!.text, 34)} – ${cut(group.at(-1)!.text, 34)}`, 75)),
      options: group.map(optionOf),
    })),
  };
}

/** One out of a list. */
export function oneOf(shape: Shape & { readonly placeholder?: string }, choices: readonly Choice[], initial?: string): InputBlock {
  const stands = choices.find(({ value }) => value === initial);
  return inputBlock(shape, {
    type: 'static_select',
    action_id: pick,
    ...listed(choices),
    ...(shape.placeholder === undefined ? {} : { placeholder: plain(cut(shape.placeholder, 150)) }),
    ...(stands ? { initial_option: optionOf(stands) } : {}),
  } satisfies StaticSelect);
}

/** Up to `most` different ones out of a list, in the order in which they are chosen. */
export function someOf(shape: Shape, choices: readonly Choice[], most: number, initial: readonly string[] = []): InputBlock {
  const stand = initial.flatMap(value => choices.filter(choice => choice.value === value));
  return inputBlock(shape, {
    type: 'multi_static_select',
    action_id: pick,
    max_selected_items: Math.min(100, most),
    ...listed(choices),
    ...(stand.length > 0 ? { initial_options: stand.map(optionOf) } : {}),
  } satisfies MultiStaticSelect);
}

/** A few choices that are all seen at once. */
export function radio(shape: Shape, choices: readonly Choice[], initial?: string): InputBlock {
  const stands = choices.find(({ value }) => value === initial);
  return inputBlock(shape, {
    type: 'radio_buttons',
    action_id: pick,
    options: choices.map(optionOf),
    ...(stands ? { initial_option: optionOf(stands) } : {}),
  } satisfies RadioButtons);
}

/** A box to tick. */
export function tick(shape: Shape, text: string, isOn: boolean): InputBlock {
  const options = [optionOf({ value: 'yes', text })];
  return inputBlock({ optional: true, ...shape }, {
    type: 'checkboxes',
    action_id: pick,
    options,
    ...(isOn ? { initial_options: options } : {}),
  } satisfies Checkboxes);
}

/** Words to type. */
export function words(
  shape: Shape,
  more: { readonly initial?: string; readonly longest?: number; readonly multiline?: boolean } = {},
): InputBlock {
  const { initial, longest = 3_000, multiline } = more;
  return inputBlock(shape, {
    type: 'plain_text_input',
    action_id: pick,
    max_length: Math.min(3_000, longest),
    ...(multiline === undefined ? {} : { multiline }),
    ...(initial === undefined || initial === '' ? {} : { initial_value: initial.slice(0, Math.min(3_000, longest)) }),
  } satisfies PlainTextInput);
}
