import type { Submission } from '../listeners/sender.ts';

type Values = Submission['state']['values'];

/** What was picked or typed, in order; empty where the input was left or cleared. */
export function pickedIn(values: Values, block: string): readonly string[] {
  const state = Object.values(values[block] ?? {})[0];
  if (!state) return [];
  const { selected_options, selected_option, selected_conversation, selected_user, value } = state;
  if (selected_options) return selected_options.map(option => option.value);
  const one = selected_option?.value ?? selected_conversation ?? selected_user ?? value;
  return one === undefined || one === null || one === '' ? [] : [one];
}

/** What stood in an input when the form was opened, as the form itself still says. */
export function openedWith(form: Submission, block: string): readonly string[] {
  const element = form.blocks.find(({ block_id }) => block_id === block)?.element;
  if (element?.initial_options) return element.initial_options.map(({ value }) => value);
  const one = element?.initial_option?.value ?? element?.initial_value;
  return one === undefined || one === '' ? [] : [one];
}

/** The blocks of a form that hold an input, in order. */
export const inputsOf = (form: Submission): readonly string[] =>
  form.blocks.flatMap(({ type, block_id }) => (type === 'input' && block_id !== undefined ? [block_id] : []));

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
