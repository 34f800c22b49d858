import type { NumberInput, PlainTextInput } from '@slack/types';
import type { ElementState } from '../../client-contract.ts';
import { several, single } from './element-state.ts';
import { type Edits, type FormField, valueOf } from './fields.ts';

/** What is wrong with a form before it may be sent, by block id. Slack's client checks the same, so the app never sees it. */
export function faultsOf(fields: readonly FormField[], edits: Edits): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const fault = field.input === null ? null : faultOf(field, valueOf(field, edits));
    if (fault !== null) faults[field.blockId] = fault;
  }
  return faults;
}

function faultOf({ element, input }: FormField, state: ElementState): string | null {
  const picked = several(element, state);
  const value = single(element, state);
  if (value.trim() === '' && picked.length === 0) return input?.optional ? null : 'Please complete this required field.';
  if ('max_selected_items' in element && element.max_selected_items !== undefined && picked.length > element.max_selected_items) {
    return `You can select at most ${counted(element.max_selected_items, 'item')}.`;
  }
  if (element.type === 'plain_text_input') return lengthFault(element, value);
  if (element.type === 'number_input') return numberFault(element, value);
  if (element.type === 'email_text_input') return /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'Please enter a valid email address.';
  if (element.type === 'url_text_input') return URL.canParse(value) ? null : 'Please enter a valid URL.';
  return null;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function lengthFault({ min_length: min = 0, max_length: max = 3000 }: PlainTextInput, value: string): string | null {
  if (value.length < min) return `This must be at least ${counted(min, 'character')} long.`;
  return value.length > max ? `This must be at most ${counted(max, 'character')} long. You have ${value.length}.` : null;
}

function numberFault({ is_decimal_allowed: decimal, min_value: min, max_value: max }: NumberInput, value: string): string | null {
  const number = Number(value);
  if (!Number.isFinite(number)) return 'Please enter a number.';
  if (!decimal && !Number.isInteger(number)) return 'Please enter a whole number.';
  if (min !== undefined && number < Number(min)) return `This must be ${min} or more.`;
  return max !== undefined && number > Number(max) ? `This must be ${max} or less.` : null;
}
